/** Events. */
export const marketingEvent = {
  citiesFailed: 'Erro ao buscar cidades!',
  getFailed: 'Erro ao buscar evento!',
  created: 'Evento cadastrado com sucesso',
  createFailed: 'Erro ao cadastrar Evento',
  loadFailed: 'Ocorreu algum erro ao carregar os dados!',
  // nosso
  updated: 'Status do evento atualizado com sucesso',
  updateFailed: 'Erro ao atualizar status do evento',
  removed: 'Evento excluído com sucesso',
  removeFailed: 'Erro ao excluir evento',
} as const

/** Results of paid campaigns and their report. */
export const campaignResult = {
  created: 'Resultado de campanha cadastrado com sucesso!',
  updated: 'Resultado editado com sucesso!',
  updateFailed: 'Não foi possivel editar',
  maxImpressions: 'O número máximo de impressões é 1.000.000',
  maxClicks: 'O número máximo de cliques é 1.000.000',
  maxConversations: 'O número máximo de conversas iniciadas é 1.000.000',
  maxInvested: 'O número máximo de valor investido é 1.000.000',
  missing: 'Preencha os seguintes campos obrigatórios:',
  noData: 'Não há dados disponíveis',
  missingNumber: '000',
  // nosso
  overlap: 'Já existe um resultado desta campanha, canal e provedor neste período.',
  foreignChannel: 'Escolha Facebook ou Google do provedor.',
  foreignCampaign: 'Esta campanha não é deste provedor.',
  notBegun: 'Este período ainda não começou.',
  clicksAboveImpressions: 'Os cliques não podem passar das impressões.',
  noCampaign: 'A campanha do relatório não existe. Escolha outra em Parâmetros.',
} as const
