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
import { Badge } from '@/components/ui/badge.tsx'

type Tone = 'success' | 'warning' | 'danger' | 'info' | 'primary'

const ofRequest: Partial<Record<RequestState, Tone>> = {
  recebida: 'warning',
  em_viabilidade: 'info',
  em_negociacao: 'info',
  aprovada: 'primary',
  aguardando_pos_evento: 'warning',
  inadimplente: 'danger',
  concluida: 'success',
  recusada: 'danger',
}
const ofAccount: Record<AccountState, Tone> = {
  pendente: 'warning',
  em_analise: 'info',
  aprovado: 'success',
  pendencia: 'danger',
}
const ofRound: Partial<Record<RoundState, Tone>> = {
  proposta: 'warning',
  aceita: 'success',
  recusada: 'danger',
}
const ofOpinion: Record<Opinion, Tone> = {
  viavel: 'success',
  viavel_com_ressalvas: 'warning',
  inviavel: 'danger',
}

export const RequestMark = ({ state }: { state: RequestState }) => (
  <Badge tone={ofRequest[state]}>{requestStateLabels[state]}</Badge>
)
export const AccountMark = ({ state }: { state: AccountState }) => (
  <Badge tone={ofAccount[state]}>{accountStateLabels[state]}</Badge>
)
export const RoundMark = ({ state }: { state: RoundState }) => (
  <Badge tone={ofRound[state]}>{roundStateLabels[state]}</Badge>
)
export const OpinionMark = ({ opinion }: { opinion: Opinion }) => (
  <Badge tone={ofOpinion[opinion]}>{opinionLabels[opinion]}</Badge>
)
