import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import type { Outputs } from '@/lib/trpc.ts'

type Row = Outputs['sponsorshipAccounts']['list']['dados'][number]
type Account = Pick<Row, 'situacao' | 'situacao_solicitacao'>

/** Why an account takes no change: it was approved, or its sponsorship was cancelled. */
export function closedBy({ situacao, situacao_solicitacao }: Account): string | false {
  if (situacao_solicitacao === 'cancelada') return text.cancelled
  return situacao === 'aprovado' && text.accountClosed
}
