/** Texts of the roulette. Those that users know are kept exactly, misspellings included. */

export const roulette = {
  create: 'NOVA ROLETA',
  raffleTitle: 'SORTEIO',
  reportTitle: 'RELATÓRIO',
  pause: 'Pausar',
  resume: 'Reativar',
  reset: 'Resetar Campanha',
  next: 'Avançar',
  created: 'Campanha Cadastrada com sucesso.',
  saved: 'Campanha salva com sucesso.',
  updated: 'Campanha atualizada com sucesso',
  updateFailed: 'Ocorreu algum erro ao atualizar a campanha',
  resetDone: 'Campanha resetada com sucesso',
  resetFailed: 'Ocorreu algum erro ao resetar a campanha',
  notRemovable: 'A Campanha não pode ser excluída!',
  cleanFirst: 'Limpe os sorteios e tente novamente.',
  hasHistory: 'CAMPANHA COM PREMIOS JA DISTRIBUIDOS',
  checkData: 'Ops... Verifique os dados e tente novamente!',
  checkFields: 'Ops! Verifique todos os campos',
  required: 'Por favor, preencha todos os campos...',
  shortName: (length: number) => `Mínimo de 8 caracteres. (${length}/8)`,
  reasonLimit: 'Limite de 140 caracteres',
  startInPast: 'A data de publicação da campanha não pode ser anterior ao dia de hoje!',
  endBeforeStart: 'A data de fim da campanha deve ser maior ou igual à data de início.',
  nameTaken: 'O nome da campanha já existe! Por favor digite outro nome...',
  noOwners: 'No results',
  // nosso
  certificate: 'Informe o certificado de autorização da campanha.',
  rulesFile: 'Anexe o regulamento da campanha.',
  unknownOwner: 'Opção não encontrada.',
  notOwner: 'Só superadmin troca o responsável da campanha.',
  providerStays: 'Já há participantes: o provedor desta campanha não muda mais.',
  copyFailed: 'Não foi possível copiar. Selecione o endereço e copie.',
} as const

export const roulettePrize = {
  nameLimit: (length: number) => `Limite de 24 caracteres. (${length}/24)`,
  descriptionLimit: 'Limite de 200 caracteres',
  atLeastOne: 'Este valor não pode ser menor que 1!',
  belowMinimum: 'Ops... A quantidade não pode ser menor que a quantidade minima!',
  leftBelowMinimum: (left: number) =>
    `Já saíram prêmios deste: ${left === 1 ? 'resta 1' : `restam ${left}`}, menos que a quantidade mínima.`,
  stockHint: 'Quantidade precisa ser maior que estoque minimo',
  required: 'Este campo é obrigatório!',
  count: 'Lembre-se! Você só pode ter 4 ou 8 prêmios para clientes e para não clientes',
  tooFew: 'Você não pode ter menos que 4 Prêmios',
  created: 'Prêmios cadastrados com sucesso!',
  removed: 'Prêmios excluidos com sucesso!',
  missing: 'Identificamos que você não tem prêmios cadastrados... Basta cadastrar agora!',
} as const

export const rouletteTheme = {
  empty: 'Ops... preencha os dados e tente novamente!',
  created: 'Aparência da roleta cadastrada com sucesso.',
  saved: 'Aparência da roleta salva com sucesso.',
  failed: 'OPS...',
  missing: 'Identificamos que você não tem aparência cadastrada... Basta cadastrar agora!',
  spin: 'Girar!',
  // nosso
  duplicated: 'A aparência desta campanha já foi cadastrada.',
} as const

export const raffle = {
  draw: 'Sortear',
  drawAgain: 'Sortear Novamente',
  required: 'Campo obrigatório!',
  nobody: 'Não há participantes correspondentes',
  // nosso
  waiting: 'Aguardando o farol público.',
  busy: 'Outro sorteio desta campanha ainda aguarda o farol. Tente novamente em instantes.',
  inTurn: 'Outro sorteio desta campanha está sendo gravado. Tente novamente em instantes.',
  cancel: 'Cancelar sorteio',
  cancelled: 'Sorteio cancelado.',
  cancelledBefore: 'Cancelado antes do farol.',
  notWaiting: 'Este sorteio não aguarda o farol.',
  exhausted: 'Todos os participantes desta lista já foram sorteados.',
} as const

export const rouletteReport = {
  generate: 'Gerar relatório',
  change: 'Alterar filtro',
  audience: 'Público',
  prize: 'Prêmio',
  withError: 'Contém Erro',
  empty: 'Nenhum resultado encontrado!',
  // nosso
  wrongCode: 'Código de retirada incorreto.',
  alreadyDelivered: 'Este prêmio já foi entregue.',
  nothingWon: 'Esta participação não tem prêmio.',
} as const

/** The public wheel. */
export const publicRoulette = {
  unavailable: 'Esta campanha não está disponível.',
  noPrize: 'No momento não há prêmios disponíveis.',
  /** `day` as dd/mm/aa. */
  again: (day: string) => `Você já participou! Tente novamente em ${day}.`,
  // nosso
  acceptFirst: 'É necessário aceitar para participar.',
  tooMany: 'Muitas tentativas. Tente novamente mais tarde.',
  proofRefused: 'A verificação expirou. Tente novamente.',
} as const
