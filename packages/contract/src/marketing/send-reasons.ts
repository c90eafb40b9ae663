/** The reason of a message's state, in plain words. The provider's own text is `detalhe`, for superadmins. */

export const sendReasons = {
  restricao: 'Cliente com restrição',
  contato_invalido: 'Contato inválido',
  limite: 'Limite de mensagens atingido',
  template: 'Template não aprovado',
  duplicado: 'Contato repetido',
  feriado: 'Feriado na cidade do cliente',
  silencio: 'Horário de silêncio',
  incidente: 'Espera o fim de um incidente na cidade do cliente',
  pausa: 'Regra ou campanha pausada',
  excluida: 'Regra ou campanha excluída',
  janela: 'Fora da janela do turno',
  provedor_fora: 'Provedor fora do ar',
  provedor_cheio: 'O provedor pediu para esperar',
  adiado: 'Adiado pelo servidor de e-mail',
  sem_resposta: 'Sem resposta do provedor após o envio',
  conexao_cortada: 'Conexão cortada durante o envio',
  erro_provedor: 'Erro no provedor durante o envio',
  sem_confirmacao: 'O provedor respondeu sem confirmar',
  recusado: 'Recusado pelo provedor',
  devolvido: 'Endereço inexistente',
  nao_configurado: 'Canal sem provedor configurado',
  erro_interno: 'Erro interno ao enviar',
  perdido: 'Marcado como perdido',
} as const
export type SendReason = keyof typeof sendReasons
