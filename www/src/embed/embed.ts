/** What other sites load: it defines their elements, and fetches the rest when the first of them is on the page. */
import "./diagram.js";
import "./table.js";
