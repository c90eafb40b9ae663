import { afterFirstView } from './first-view.ts'

/**
 * The server writes the text of a public page into it (docs/screens.md#public-pages-without-scripts). It stays, and the app
 * is hidden, until the first screen is drawn with its rows: nothing that is read moves.
 */
export const dropServedText = () => afterFirstView(() => document.getElementById('page-text')?.remove())
