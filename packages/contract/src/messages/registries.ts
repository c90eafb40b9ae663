/**
 * Texts of what sales keeps: customers, prices, blacklist, coverage and ERP. Users know `newBlocklistEntry`; the rest
 * is nosso.
 */
export const registries = {
  newBlocklistEntry: 'NOVO REGISTRO',
  document: 'CPF ou CNPJ inválido.',
  unknownProvider: 'Provedor não encontrado.',
  noHeader: 'O arquivo precisa de um cabeçalho com os nomes das colunas.',
  noRows: 'O arquivo não tem linhas.',
  tooManyRows: 'Envie no máximo 10.000 linhas por vez.',
  line: (line: number, field: string, text: string) => `Linha ${line}, ${field}: ${text}`,
} as const

export const customer = {
  repeated: (first: number) => `Este cliente já está na posição ${first}.`,
  contractRepeated: 'Este contrato está repetido.',
  lookupKey: 'Informe o código, o CPF ou o nome do cliente.',
  lookupAny: 'Informe o código, o CPF ou CNPJ, o nome ou o telefone do cliente.',
  lookupTwice: 'Este campo foi enviado duas vezes, com valores diferentes.',
  cpfLength: 'Informe os 11 dígitos do CPF.',
  documentLength: 'Informe os 11 dígitos do CPF ou os 14 caracteres do CNPJ.',
  tooManyLookups: 'Você já consultou muitos clientes hoje. Tente novamente mais tarde.',
} as const

export const pricing = {
  overlap: 'Já existe um preço vigente para este produto no período.',
  promotion: 'O valor promocional deve ser menor que o valor.',
  promotionMonths: 'Informe por quantos meses a promoção vale.',
  period: 'A data de fim deve ser maior ou igual à data de início.',
  microregion: 'Esta microrregião não é deste provedor.',
  ended: 'Este preço já está encerrado.',
  endBeforeStart: 'O encerramento não pode ser antes do início da vigência.',
  adjustment: 'Informe um percentual entre -90 e 500, diferente de zero.',
  adjustmentPast: 'O reajuste começa amanhã ou depois.',
  adjustmentStarted: 'Só preços que já começaram a valer antes da data podem ser reajustados.',
} as const

export const blacklist = {
  client: 'Este CPF/CNPJ já está na blacklist.',
  address: 'Este endereço já está na blacklist.',
  period: 'A data de fim deve ser maior ou igual à data de início.',
  future: 'A data de início não pode ser futura.',
  evidence: 'Este motivo exige um arquivo de evidência.',
  motive: 'Já existe um motivo com este nome.',
  motiveInUse: 'Este motivo está em uso e não pode ser excluído.',
  subject: 'Informe o CPF/CNPJ ou o CEP e o número.',
} as const

export const coverage = {
  duplicated: 'Esta cobertura já está cadastrada.',
  range: 'O número final deve ser maior ou igual ao inicial.',
  unknownCity: (uf: string) => `Cidade não encontrada em ${uf}.`,
  rangeNeedsStreet: 'Informe a rua para usar uma faixa de números.',
} as const

export const erp = {
  badAnswer: 'O ERP respondeu o que não se entende.',
  stalled: 'O ERP não respondeu a tempo.',
  unreachable: 'Não foi possível falar com o ERP.',
  status: (status: number) => `O ERP respondeu ${status}.`,
  pending: 'Pendente no ERP',
  duplicated: 'Este provedor já tem uma conexão.',
  inactive: 'A conexão está inativa.',
  plainAddress: 'Permita http na conexão, ou informe um endereço https.',
  privateAddress: 'O endereço está em uma rede privada que OUTGOING_ALLOW não permite.',
  hostNotNamed: 'O endereço não está entre os que OUTGOING_HOSTS permite.',
  wrongCertificate: 'O certificado do ERP não é o que a conexão conhece.',
  resting: 'O ERP falhou várias vezes; a próxima tentativa é daqui a pouco.',
  busy: 'Há pedidos demais esperando pelo ERP.',
  unsupported: 'O ERP deste provedor não oferece isto.',
  trialWaiting: 'Diga antes se a última tentativa desta ação funcionou.',
  trialJudged: 'Esta tentativa já foi julgada.',
  sureAction: 'Esta ação não precisa de teste neste sistema.',
  whichTarget: 'O cliente tem mais de um: informe qual.',
  noTarget: 'O cliente não tem nenhum.',
  trialAnswered: 'O ERP aceitou o pedido.',
  trialLost: 'A resposta do ERP não chegou: veja nele se a ação foi feita.',
  readingBroken: 'A leitura foi interrompida por um erro interno.',
  beingRead: 'Os clientes deste provedor já estão sendo lidos.',
  noSweep: 'O ERP deste provedor não informa todos os clientes.',
  noPhoneSearch: 'O ERP deste provedor não busca por telefone.',
  noConnection: 'Este provedor não tem conexão com um ERP.',
  wrongCredentials: 'O ERP não aceitou as credenciais da conexão.',
  notFound: 'O ERP não encontrou o registro.',
  refused: 'O ERP recusou o pedido.',
  needsAddress: 'Informe o endereço do ERP.',
  noDemonstration: 'A demonstração não existe em produção: escolha o sistema do provedor.',
  certificate: 'Informe os 64 caracteres hexadecimais do SHA-256 do certificado.',
} as const
