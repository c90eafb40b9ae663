import {
  accountStateLabels,
  opinionLabels,
  requestStateLabels,
  roundStateLabels,
  type AccountState,
  type Opinion,
  type RequestState,
  type RoundState,
} from '@intranet/contract/marketing/sponsorship-words'
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx'

const ofRequest: Partial<Record<RequestState, BadgeVariant>> = {
  recebida: 'warning',
  em_viabilidade: 'info',
  em_negociacao: 'info',
  aprovada: 'default',
  aguardando_pos_evento: 'warning',
  inadimplente: 'destructive',
  concluida: 'success',
  recusada: 'destructive',
}
const ofAccount: Record<AccountState, BadgeVariant> = {
  pendente: 'warning',
  em_analise: 'info',
  aprovado: 'success',
  pendencia: 'destructive',
}
const ofRound: Partial<Record<RoundState, BadgeVariant>> = {
  proposta: 'warning',
  aceita: 'success',
  recusada: 'destructive',
}
const ofOpinion: Record<Opinion, BadgeVariant> = {
  viavel: 'success',
  viavel_com_ressalvas: 'warning',
  inviavel: 'destructive',
}

export const RequestMark = ({ state }: { state: RequestState }) => (
  <Badge variant={ofRequest[state] ?? 'secondary'}>{requestStateLabels[state]}</Badge>
)
export const AccountMark = ({ state }: { state: AccountState }) => (
  <Badge variant={ofAccount[state]}>{accountStateLabels[state]}</Badge>
)
export const RoundMark = ({ state }: { state: RoundState }) => (
  <Badge variant={ofRound[state] ?? 'secondary'}>{roundStateLabels[state]}</Badge>
)
export const OpinionMark = ({ opinion }: { opinion: Opinion }) => (
  <Badge variant={ofOpinion[opinion]}>{opinionLabels[opinion]}</Badge>
)
