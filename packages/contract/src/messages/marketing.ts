export const layout = {
  newCampaign: 'NOVA CAMPANHA',
  newChannel: 'NOVO CANAL',
  channels: 'CANAIS',
  campaigns: 'CAMPANHAS DE COMUNICAÇÃO',
  restrictions: 'RESTRIÇÕES DE ENVIO',
} as const

export const restriction = {
  duplicated:
    'Já existe uma restrição cadastrada para esse cliente, atualize as preferências através da tabela de restrições!',
  // nosso
  otherCustomer: 'A restrição é de outro cliente. Cadastre uma nova.',
} as const

export const salesCampaign = {
  created: 'Campanha cadastrada com sucesso!',
  createFailed: 'Erro ao cadastrar campanha',
  updated: 'Campanha editada com sucesso!',
  updateFailed: 'Erro ao editar campanha',
  removed: 'Campanha excluída com sucesso',
  removeFailed: 'Erro ao excluir campanha',
} as const

/** Two of the failures have an exclamation mark and one has none: users know them like this. */
export const salesChannel = {
  created: 'Canal cadastrado com sucesso',
  createFailed: 'Erro ao cadastrar canal!',
  updated: 'Canal editado com sucesso',
  updateFailed: 'Erro ao editar canal!',
  removed: 'Canal excluído com sucesso',
  removeFailed: 'Erro ao excluir canal',
} as const

export const trackingLink = {
  create: 'NOVO LINK',
  copy: 'Copiar Link',
  copied: 'URL copiada com sucesso.',
  generate: 'Gerar Link',
  update: 'Atualizar Link',
  add: 'Adicionar',
  back: 'Voltar',
  generateFirst: 'É necessário gerar o link antes de salvar.',
  failed: 'Erro ao gerar o link de rastreamento',
  /** The banner above the list of tracking links. */
  banner: 'Para cadastrar um novo destino, solicite à equipe de desenvolvimento.',
  // nosso
  saved: 'Link gerado com sucesso!',
  updated: 'Link atualizado com sucesso!',
  unavailable: 'Este link não está disponível.',
  copyFailed: 'Não foi possível copiar. Selecione o endereço e copie.',
} as const

/** What sales keeps by provider (nosso). */
export const salesProvider = {
  unknown: 'Provedor desconhecido.',
  foreign: 'Este provedor não é seu.',
  needed: 'Escolha um provedor: só quem gerencia cadastra para o grupo todo.',
  shared: 'Este registro também é de outros provedores. Peça a quem administra todos eles.',
} as const

/** The public form behind a link (nosso). */
export const consent = {
  received: 'Recebemos os seus dados.',
  proofRefused: 'A verificação expirou. Tente novamente.',
  tooMany: 'Muitos envios a partir desta conexão. Tente novamente mais tarde.',
} as const
