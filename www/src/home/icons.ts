/** Icons of the home screen and of what belongs to it. */
export const homeIcons = /* svg */ `
<symbol id="i-more" viewBox="0 0 24 24"><path d="M5.5 12h0M12 12h0M18.5 12h0" stroke-width="4"/></symbol>
<symbol id="i-copy" viewBox="0 0 24 24"><path d="M9 8.5h10.5V21H9zM15.5 8.5V4H5v12.5h4"/></symbol>
`;
