/** Texts that spreadsheets would calculate: OWASP's list for CSV injection, with the wide forms that they read as the narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NEUTRALISED = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** A text that a spreadsheet would calculate gets the apostrophe that keeps it a text. */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was, from a file of ours that comes back. */
export const withoutApostrophe = (text: string): string => text.replace(NEUTRALISED, '')
