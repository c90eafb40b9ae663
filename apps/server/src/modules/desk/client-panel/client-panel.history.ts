import { ofProvider, type HistoryRules } from '../../../platform/history.ts'

export const clientPanelHistory: HistoryRules = {
  painel_atendimento: ofProvider('painel_atendimento'),
  painel_registro: ofProvider('painel_registro'),
  painel_acao: ofProvider('painel_acao'),
  painel_negociacao: ofProvider('painel_negociacao'),
  painel_envio: ofProvider('painel_envio'),
}
