/** What notices are about: a module, or a part of one that people know by another name. */
import { keysOf } from '../keys-of.ts'

interface NoticeKind {
  /** On the page where people choose. */
  label: string
  /** On a locked screen: never a name (docs/push.md#locked-screen). */
  text: string
}

/** Every kind that is raised, in the order of the page. */
export const noticeKinds = {
  novidades: { label: 'Novidades', text: 'Há uma novidade para você.' },
  manual: { label: 'Manual do colaborador', text: 'O manual tem algo novo para você.' },
  perguntas_frequentes: { label: 'Perguntas frequentes', text: 'Há algo novo nas perguntas frequentes.' },
  calendario: { label: 'Calendário', text: 'Há um aviso do seu calendário.' },
  recursos: { label: 'Salas e recursos', text: 'Há um aviso de uma reserva sua.' },
  rh: { label: 'RH', text: 'Há um aviso do RH para você.' },
  onboarding: { label: 'Onboarding', text: 'Há um aviso do onboarding para você.' },
  desligamentos: { label: 'Desligamentos', text: 'Há um aviso de desligamentos para você.' },
  banco_talentos: { label: 'Banco de talentos', text: 'Há um aviso do banco de talentos para você.' },
  vagas: { label: 'Vagas', text: 'Há um aviso de uma vaga.' },
  incidentes: { label: 'Incidentes', text: 'Há um aviso de incidente na rede.' },
  frota: { label: 'Frota', text: 'Há um aviso da frota para você.' },
  caronas: { label: 'Caronas', text: 'Há um aviso de uma carona sua.' },
  suprimentos: { label: 'Suprimentos', text: 'Há um aviso de suprimentos para você.' },
  vendas: { label: 'Vendas', text: 'Há um aviso de vendas para você.' },
  marketing: { label: 'Marketing', text: 'Há um aviso do marketing para você.' },
  regua_comunicacao: { label: 'Régua de comunicação', text: 'Há um aviso da régua de comunicação.' },
  backoffice: { label: 'Backoffice', text: 'Há um aviso do backoffice para você.' },
  estornos: { label: 'Estornos', text: 'Há um aviso de um estorno.' },
  regras_bloqueio: { label: 'Regras de bloqueio', text: 'Há um aviso das regras de bloqueio.' },
  configuracao: { label: 'Configuração', text: 'Há um aviso da configuração para você.' },
} as const satisfies Record<string, NoticeKind>

export type NoticeModule = keyof typeof noticeKinds
export const noticeModules = keysOf(noticeKinds)

/** What a locked screen shows of a notice; of a kind that is not raised any more only that there is one. */
export const lockedText = (modulo: string | null): string =>
  noticeKinds[modulo as NoticeModule]?.text ?? 'Há um aviso para você.'
