import { auth } from '../messages/auth.ts'
import { passwordReset } from '../messages/auth.ts'

/** What the identity service answers at sign-in. The last two names are ours. */
export const signInErrors = {
  NotAuthorizedException: auth.notAuthorized,
  UserNotFoundException: auth.userNotFound,
  UserNotConfirmedException: auth.userNotConfirmed,
  PasswordResetRequiredException: auth.passwordResetRequired,
  TooManyRequestsException: auth.tooManyRequests,
  InternalErrorException: auth.internalError,
  PasswordAttemptsExceededException: auth.attemptsExceeded,
  UserDisabledException: auth.userDisabled,
} as const

/**
 * What it answers while a password is reset. Two names also occur at sign-in with other texts;
 * the last four have no text of their own and use that of sign-in.
 */
export const passwordResetErrors = {
  CodeMismatchException: passwordReset.codeMismatch,
  CodeDeliveryFailureException: passwordReset.codeMismatch,
  LimitExceededException: passwordReset.limitExceeded,
  UserNotFoundException: passwordReset.userNotFound,
  NotAuthorizedException: passwordReset.notAuthorized,
  InvalidEmailRoleAccessPolicyException: passwordReset.emailNotAllowed,
  UserNotConfirmedException: auth.userNotConfirmed,
  TooManyRequestsException: auth.tooManyRequests,
  InternalErrorException: auth.internalError,
  UserDisabledException: auth.userDisabled,
} as const

export type SignInError = keyof typeof signInErrors
export type PasswordResetError = keyof typeof passwordResetErrors

/** Users, access profiles and settings. */
export const settings = {
  superAdmin: 'Super Admin',
  // nosso
  profileNameTaken: 'Já existe um perfil com este nome.',
  readOnly: 'Somente consulta: só superadmins alteram.',
  superAdminLocked: 'O perfil Super Admin não pode ser alterado.',
  profileInUse: 'Este perfil possui usuários vinculados.',
  providerRequired: 'Selecione ao menos um provedor.',
  lastSuperAdmin: 'É necessário manter ao menos um Super Admin.',
  notLookedAt: (people: number) =>
    `Não foi verificado o que está em nome de mais ${people === 1 ? '1 pessoa' : `${people} pessoas`}: confira o cadastro de cada uma.`,
  stillHolds: (name: string, lines: number) =>
    `${name} ainda tem ${lines === 1 ? '1 item' : `${lines} itens`} em seu nome. Solicite o desligamento para ver e repassar cada um.`,
  providersKept: (name: string, providers: readonly string[]) =>
    `${name} mudou de provedor e continua com o acesso que foi dado a ${providers.join(', ')}. Um Super Admin confere as permissões.`,
  ownAccess: 'Você não pode remover o próprio acesso.',
  validityRequired: 'Informe a validade do acesso.',
  emailTaken: 'Já existe um usuário com este e-mail.',
  cpfTaken: 'Já existe um usuário com este CPF.',
  profileRequired: 'Selecione ao menos um perfil.',
  partnerRoleRequired: 'Selecione ao menos um acesso.',
  validityRange: (months: number) => `A validade deve estar entre hoje e ${months} meses.`,
  partnerIsEmployee: 'O acesso de parceiro é para quem não é funcionário.',
  partnerExists: 'Esta pessoa já tem acesso de parceiro.',
  partnerEnded: (name: string) =>
    `O acesso de parceiro de ${name} terminou com a admissão. Confira as permissões.`,
  ownPartnerEnded: 'Seu acesso de parceiro terminou com a admissão.',
  superAdminRow: 'Um Super Admin não pode ser excluído.',
} as const

/** Users and profiles (nosso). */
export const people = {
  cnhNumber: 'Informe os 11 dígitos da CNH.',
  wrongDepartment: 'Este departamento não é do provedor escolhido.',
  wrongPosition: 'Este cargo não é do departamento escolhido.',
  inviteSent: 'Convite enviado com sucesso!',
  inviteOnDay: (day: string) => `O convite será enviado em ${day}, no dia da admissão.`,
  resetForced: 'A pessoa deverá redefinir a senha no próximo acesso.',
  unlocked: 'Entrada desbloqueada.',
} as const

/** One's sessions and devices (nosso). */
export const sessions = {
  ended: 'Sessão encerrada.',
  othersEnded: 'As outras sessões foram encerradas.',
  forgotten: 'Aparelho esquecido.',
} as const

/** Access keys (nosso). */
export const accessKeys = {
  address: 'Informe um endereço IP, ou uma rede como 10.0.0.0/8.',
  roleRequired: 'Escolha ao menos um módulo.',
  oneLevel: 'Escolha um nível por módulo.',
  oneKind: 'Use ler e escrever, ou níveis: os dois na mesma chave não.',
  providerRequired: 'Selecione ao menos um provedor.',
  notTheirs: (roles: readonly string[]) => `A pessoa não tem este acesso: ${roles.join(', ')}.`,
  noKey: 'Quem pede não usa uma chave de acesso.',
  neverByKey: 'Nenhuma chave de acesso pode isto: é para quem entra com a própria senha.',
  needs: (um: readonly string[]) => `Esta chave de acesso precisa de ${um.join(' ou de ')}.`,
  writesAnywhere: 'Esta chave de acesso precisa de escrever em algum módulo, como rh:escrever.',
  ownerMayNot: (um: readonly string[]) =>
    `A chave tem ${um.join(' ou ')}, mas os papéis da pessoa dela não permitem isto.`,
  personalBySuperadmin: 'Só um superadmin faz, amplia ou troca uma chave que lê dados pessoais.',
  personalColumn: (campo: string) => `Esta chave não lê dados pessoais: não filtra nem ordena por ${campo}.`,
  personalSearch: 'Esta chave não lê dados pessoais: não busca por documento, telefone ou e-mail.',
  personalRecord:
    'Esta chave não lê dados pessoais: consulte a pessoa na lista de funcionários, com um filtro por id.',
  personalFile: 'Esta chave não lê dados pessoais: não abre documentos.',
  notTheirProvider: 'Este provedor não é da pessoa.',
  ownerMissing: 'Escolha uma pessoa ativa.',
  notAllowed: 'A criação de chaves próprias está desligada em Parâmetros.',
  validityRange: (months: number) => `A validade deve estar entre hoje e ${months} meses.`,
  revoked: 'Esta chave foi revogada e não pode ser alterada.',
  unknown: 'Chave de acesso inválida, vencida ou revogada.',
  elsewhere: 'Esta chave não pode ser usada a partir deste endereço.',
  tooMany: 'Esta chave atingiu o limite de pedidos por minuto.',
  made: (nome: string) => `A chave de acesso ${nome} foi criada em seu nome.`,
  received: (nome: string) => `A chave de acesso ${nome} passou para o seu nome.`,
  rotated: (nome: string) => `A chave de acesso ${nome} foi trocada: a anterior ainda vale por um dia.`,
  /** `quando`: "depois de 20/12/2026". */
  ending: (nome: string, quando: string) => `A chave de acesso ${nome} deixa de valer ${quando}.`,
  ended: 'Chave revogada.',
  notEnded: 'Não foi possível revogar a chave.',
  notRotated: 'Não foi possível trocar a chave.',
} as const

/** Idempotency-Key (nosso). */
export const idempotency = {
  badKey: 'Idempotency-Key deve ter de 8 a 200 letras, números, pontos, dois-pontos, hifens ou sublinhados.',
  guestKey: 'Sem entrar, Idempotency-Key deve ser aleatória, com ao menos 128 bits (22 caracteres).',
  otherBody: 'Esta Idempotency-Key já foi usada em outro pedido.',
  running: 'Um pedido com esta Idempotency-Key está em andamento.',
  notTaken: 'Esta operação não aceita Idempotency-Key.',
  batched: 'Com Idempotency-Key, envie uma chamada por requisição.',
} as const

/** Lista de alterações (nosso). */
export const changes = {
  badMark: 'Informe a marca de uma resposta anterior, ou um momento como 2026-11-20T08:00:00-03:00.',
  ahead: 'Este momento ainda não chegou.',
  onlyRecords: 'com aceita registros.',
  gone: (days: number) => `Alterações são guardadas por ${days} dias: leia as listas por inteiro.`,
} as const

/** Webhooks (nosso). */
export const webhooks = {
  eventRequired: 'Escolha ao menos um evento.',
  notReadable: 'Esta chave não lê o que estes eventos contam.',
  portNotNamed:
    'Só as portas 80 e 443 são aceitas; para outra, o OUTGOING_ALLOW do servidor precisa dizer a porta.',
  credentials: 'O endereço não pode ter usuário nem senha.',
  plainAddress: 'Permita http no webhook, ou informe um endereço https.',
  keyEnded: 'Esta chave foi revogada, venceu, ou a pessoa está inativa.',
  status: (status: number) => `O endereço respondeu ${status}.`,
  stalled: 'O endereço não respondeu a tempo.',
  unreachable: 'Não foi possível falar com o endereço.',
  privateAddress: 'O endereço está em uma rede privada que OUTGOING_ALLOW não permite.',
  hostNotNamed: 'O endereço não está entre os que OUTGOING_HOSTS permite.',
  unencrypted:
    'Este servidor só chama endereços https, a não ser que OUTGOING_PLAIN diga que a rede já cifra.',
  discarded: 'A chave não lê mais o que esta entrega conta.',
  gone: 'O endereço respondeu 410: o webhook foi encerrado.',
  ended: (nome: string) => `O endereço do webhook ${nome} respondeu 410: nada mais é enviado a ele.`,
  testWaits: 'Um teste deste webhook ainda espera para ser enviado.',
  rangeNeeded: 'Informe o intervalo: de e ate, ou id_de e id_ate.',
  rangeTurned: 'O fim do intervalo vem antes do início.',
  rangeTooLong: (most: number) => `Há mais de ${most} entregas no intervalo: informe um menor.`,
  rangeEmpty: 'Não há entregas no intervalo.',
  failed: (nome: string) => `O webhook ${nome} falhou em todas as tentativas: veja as entregas.`,
} as const
