/** The most characters of a dialog's text, and of a text area (docs/screens.md#dialogs). */
export const maxDialogText = 450
