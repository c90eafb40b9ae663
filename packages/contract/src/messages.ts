/**
 * Texts shown in every area. Texts that users know are kept exactly, misspellings included;
 * a group or line marked "nosso" is our own wording. Texts of one area are in `messages/<area>.ts`.
 */
import { maxDialogText } from './text-limit.ts'

/** The code of a refusal because somebody else has changed the record since it was read. */
export const STALE = 'stale'

/** The code of a refusal because a replica is read, and nothing can be written, until there is a primary again. */
export const READ_ONLY = 'ReadOnlyException'

/** The code of a refusal because somebody else is writing the record at this moment: sent again, it may pass. */
export const LOCKED = 'locked'

/** The code of a refusal that a password or factor, shown again, takes away. */
export const UNCONFIRMED = 'ConfirmationRequiredException'

/** The code of a repeated write while the first one under its key is still under way. */
export const KEY_IN_USE = 'IdempotencyKeyInUse'

/** The code of a write whose answer was lost: it may have been done. */
export const UNKNOWN_OUTCOME = 'UnknownOutcomeException'

export const common = {
  success: 'Dados atualizados com sucesso!',
  failure: 'Ops! Parece que algo errado aconteceu. Revise os dados e tente novamente!',
  invalidData: 'Dados inválidos.',
  dataNotFound: 'Dados não encontrados.',
  removed: 'Dados excluídos com sucesso!',
  itemRemoved: 'Item excluído com sucesso!',
  statusUpdated: 'Status atualizado com sucesso!',
  loadFailed: 'Ocorreu algum erro ao carregar dados!',
  removeFailed: 'Ocorreu algum erro ao excluir item!',
  statusFailed: 'Ocorreu algum erro ao atualizar o status!',
  // nosso
  forbidden: 'Você não tem permissão para realizar esta ação.',
  changedMeanwhile: 'Este registro foi alterado por outra pessoa.',
  unavailable: 'Serviço indisponível no momento. Tente novamente em instantes.',
  unreachable: 'O servidor não respondeu. Verifique a conexão e tente de novo.',
  updated: 'A intranet foi atualizada',
  needsHttps: 'Isto só funciona em um endereço https.',
  partFailed: 'Não foi possível carregar esta parte da intranet.',
} as const

export const form = {
  required: 'Campo obrigatório',
  requiredSentence: 'Esse campo deve ser preenchido.',
  requiredAll: 'Preencha todos os campos obrigatórios!',
  /** Why a field is disabled: "Escolha o provedor primeiro." */
  chooseFirst: (what: string) => `Escolha ${what} primeiro.`,
  requiredBanner: '* CAMPO DE PREENCHIMENTO OBRIGATÓRIO',
  email: 'E-mail inválido',
  minText: 'Utilize no mínimo 2 caracteres.',
  invisible: 'Há um caractere invisível neste texto. Apague-o e digite de novo.',
  url: 'Link inválido',
  /** `n` is the largest number of characters. */
  maxText: (n: number | bigint) => `Permitido no máximo ${n} caracteres`,
  save: 'Salvar',
  active: 'Ativo',
  inactive: 'Inativo',
  // nosso
  notSaved: 'Não foi salvo: o servidor não respondeu. O que você digitou continua aqui.',
  cpf: 'CPF inválido.',
  endBeforeStart: 'A data de fim deve ser maior ou igual à data de início.',
} as const

export const dialog = {
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  close: 'Fechar',
  familyToggle: 'Tem familiar?',
  moreThanOneResult: 'Mais de um resultado encontrado',
  noResult: 'Nenhum resultado encontrado',
  /** `length` is the present length of the text; the limit of 450 is documented, other texts have their own. */
  textTooLong: (length: number, limit = maxDialogText) =>
    `Permitido no máximo ${limit} caracteres de ${length}`,
  // nosso
  irreversible: 'Esta ação é irreversível. Deseja continuar?',
} as const

export const history = {
  title: 'Ver histórico de Edições',
  // nosso
  others: 'Mudaram dados que não são mostrados aqui.',
} as const

export const shell = {
  titlePrefix: 'Intranet | ',
  signIn: 'Entrar',
  signUp: 'Cadastrar',
  myProfile: 'Meu Perfil',
  changePassword: 'Troca de senha',
  users: 'Usuários',
  settings: 'Configurações',
  signOut: 'Sair',
  applications: 'Aplicações',
  // nosso
  more: 'Mais',
  less: 'Menos',
} as const
