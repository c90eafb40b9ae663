/** The dialogs' own chunk. Whoever will have to ask fetches it beforehand: the server may be away by then. */
export const loadDialog = () => import('./requested-dialog.tsx')
