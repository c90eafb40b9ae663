/** What a change of a recurring offer is about, as a dialog asks it. The first answer is chosen when the dialog opens. */
export const seriesChoices = [
  { value: 'esta', label: 'Somente esta' },
  { value: 'proximas', label: 'Esta e as próximas' },
]
export const meansLater = ({ textArea }: { textArea?: string }): boolean => textArea === 'proximas'
