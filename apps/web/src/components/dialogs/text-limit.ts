/** Characters a dialog's text, and a text area, may have (000:271). */
export const TEXT_LIMIT = 450
