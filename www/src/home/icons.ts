/** Icons of the home screen and of what belongs to it. */
export const homeIcons = /* svg */ `
<symbol id="i-more" viewBox="0 0 24 24"><path d="M5.5 12h0M12 12h0M18.5 12h0" stroke-width="4"/></symbol>
<symbol id="i-link" viewBox="0 0 24 24"><path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.5-1.5"/></symbol>
<symbol id="i-copy" viewBox="0 0 24 24"><path d="M9 8.5h10.5V21H9zM15.5 8.5V4H5v12.5h4"/></symbol>
<symbol id="i-share" viewBox="0 0 24 24"><path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M7 11.5H4.5v9h15v-9H17"/></symbol>
<symbol id="i-chart" viewBox="0 0 24 24"><path d="M4 20.5h16M6.5 17v-5M12 17V4.5M17.5 17V8.5" stroke-width="2.6"/></symbol>
`;
