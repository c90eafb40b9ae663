import { auth } from './auth.ts'

/** Single sign-on (nosso). */
export const identityProviders = {
  domain: 'Informe domínios como empresa.com.br.',
  domainTaken: 'Um destes domínios já é de outro provedor de identidade.',
  issuerTaken: 'Já existe um provedor de identidade com este emissor.',
  nameTaken: 'Já existe um provedor de identidade com este nome.',
  plainAddress: 'Permita http, ou informe um endereço https.',
  rolesClaim: 'Informe o nome do campo que traz os papéis.',
  valueTwice: 'Cada valor aparece uma vez por papel.',
  twoExceptions: 'Para desligar senhas, escolha dois Super Admins que continuam com a senha.',
  otherPerson: 'Escolha duas pessoas diferentes.',
  notSuperadmin: 'Escolha um Super Admin ativo.',
  personInUse: 'Esta pessoa é uma exceção de Senhas desligadas: escolha outra antes em Acesso único.',
  linkTaken: 'Esta identidade já é de alguém, ou esta pessoa já tem outra neste provedor.',
  linked: 'Identidade vinculada.',
  unlinked: 'Identidade desvinculada.',
  saved: 'Provedor de identidade salvo.',
  works: 'O provedor respondeu, e o emissor é o mesmo.',
  away: 'O provedor de identidade não respondeu.',
  privateAddress: 'O endereço está em uma rede privada que OUTGOING_ALLOW não permite.',
  hostNotNamed: 'O endereço não está entre os que OUTGOING_HOSTS permite.',
  notOne: 'O endereço não responde como um provedor OpenID Connect.',
  otherIssuer: 'O provedor diz ter outro emissor: copie o emissor exatamente como ele o informa.',
} as const

/** Why an identity provider's word was not enough; the sign-in page shows it by its code. */
export const signOnRefusals = {
  indisponivel: 'O provedor de identidade não respondeu. Tente de novo em instantes.',
  relogio:
    'O relógio do provedor de identidade e o da intranet não combinam. Avise quem administra a intranet.',
  recomece: 'Esta entrada expirou, já foi usada ou começou em outro navegador. Comece de novo.',
  recusada: 'O provedor de identidade não confirmou quem é você. Comece de novo.',
  provedor: 'Este acesso não está mais disponível. Entre de outro modo.',
  sem_email: 'O provedor de identidade não informou o seu e-mail. Peça a um Super Admin que faça o vínculo.',
  email_nao_verificado:
    'O provedor de identidade não confirma que este e-mail é seu. Peça a um Super Admin que faça o vínculo.',
  dominio: 'O seu e-mail não é de um domínio deste provedor de identidade.',
  desconhecida: 'Não há funcionário da intranet com este e-mail. Fale com o RH ou com um Super Admin.',
  outra_identidade: 'O seu cadastro já tem outra identidade neste provedor. Fale com um Super Admin.',
  inativa:
    'Seu acesso foi desabilitado, entre em contato com a área de Recursos Humanos para mais informações.',
  admissao: 'O seu acesso começa no dia da sua admissão.',
  muitas: auth.tooManyRequests,
  erro: auth.internalError,
} as const
export type SignOnRefusal = keyof typeof signOnRefusals

/** Of people who have a provider in place of a password. */
export const passwordsOff = (nome: string): string =>
  `Senhas estão desligadas para o seu e-mail. Use “Entrar com ${nome}”.`
