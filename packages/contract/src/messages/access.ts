import { auth, passwordReset } from '../messages.ts'

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
  remove: 'Excluir',
  // nosso
  profileNameTaken: 'Já existe um perfil com este nome.',
  superAdminLocked: 'O perfil Super Admin não pode ser alterado.',
  profileInUse: 'Este perfil possui usuários vinculados.',
  providerRequired: 'Selecione ao menos um provedor.',
  lastSuperAdmin: 'É necessário manter ao menos um Super Admin.',
  ownAccess: 'Você não pode remover o próprio acesso.',
  validityRequired: 'Informe a validade do acesso.',
  emailTaken: 'Já existe um usuário com este e-mail.',
  cpfTaken: 'Já existe um usuário com este CPF.',
  profileRequired: 'Selecione ao menos um perfil.',
  partnerRoleRequired: 'Selecione ao menos um acesso.',
  validityRange: (months: number) => `A validade deve estar entre hoje e ${months} meses.`,
  partnerIsEmployee: 'O acesso de parceiro é para quem não é funcionário.',
  partnerExists: 'Esta pessoa já tem acesso de parceiro.',
  superAdminRow: 'Um Super Admin não pode ser excluído.',
} as const

/** Users and profiles (nosso). */
export const people = {
  cnhNumber: 'Informe os 11 dígitos da CNH.',
  wrongDepartment: 'Este departamento não é do provedor escolhido.',
  wrongPosition: 'Este cargo não é do departamento escolhido.',
  inviteSent: 'Convite enviado com sucesso!',
  resetForced: 'A pessoa deverá redefinir a senha no próximo acesso.',
  unlocked: 'Entrada desbloqueada.',
} as const

/** Access keys (nosso). */
export const accessKeys = {
  address: 'Informe um endereço IP, ou uma rede como 10.0.0.0/8.',
  roleRequired: 'Escolha ao menos um módulo.',
  oneLevel: 'Escolha um nível por módulo.',
  providerRequired: 'Selecione ao menos um provedor.',
  notTheirs: 'A pessoa não tem este acesso.',
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
} as const

/** Idempotency-Key (nosso). */
export const idempotency = {
  badKey: 'Idempotency-Key deve ter de 8 a 200 letras, números, pontos, hifens ou sublinhados.',
  guestKey: 'Sem entrar, Idempotency-Key deve ser aleatória, com ao menos 128 bits (22 caracteres).',
  otherBody: 'Esta Idempotency-Key já foi usada em outro pedido.',
  running: 'Um pedido com esta Idempotency-Key está em andamento.',
  notTaken: 'Esta operação não aceita Idempotency-Key.',
  batched: 'Com Idempotency-Key, envie uma chamada por requisição.',
} as const
