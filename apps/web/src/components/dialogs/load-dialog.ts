/** The dialogs' own chunk. Who will have to ask fetches it beforehand: the server may be away by then. */
export const loadDialog = () => import('./requested-dialog.tsx')
