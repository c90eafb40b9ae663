/** The page behind the last line of a summary. A look at it changes nothing: mail scanners follow every link. */
import { weeklySummary as text } from '@intranet/contract/messages/weekly-summary'
import { publicPage } from '../../../platform/public-page.ts'

export const summaryEndForm = () =>
  publicPage({ title: text.stopTitle, text: text.stopText, button: 'Confirmar' })

export const summaryEndDone = () => publicPage({ title: 'Pronto', text: text.stopDone })
