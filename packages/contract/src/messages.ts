/**
 * Texts shown in every area. Texts that users know are kept exactly, misspellings included;
 * a group or line marked "nosso" is our own wording. Texts of one area are in `messages/<area>.ts`.
 */

/** The code of a refusal because somebody else has changed the record since it was read. */
export const STALE = 'stale'

export const common = {
  orderChanged: 'Outra pessoa mudou a ordem. Recarregue a página e tente de novo.',
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
  notFound: 'Registro não encontrado.',
  /** A call over several records, some of which are not there. */
  someNotFound: (missing: number, all: number) =>
    missing === 1
      ? `1 de ${all} registros não foi encontrado. Nada foi alterado.`
      : `${missing} de ${all} registros não foram encontrados. Nada foi alterado.`,
  changedMeanwhile: 'Este registro foi alterado por outra pessoa.',
  staleEdit: 'Este registro foi alterado por outra pessoa. Recarregue a página.',
  unauthorized: 'Entre para continuar.',
  tooManyRows: 'O resultado tem linhas demais. Use os filtros ou a exportação.',
  inUse: 'Este registro está em uso e não pode ser excluído.',
  categoryInUse: 'Esta categoria possui itens vinculados e não pode ser excluída.',
  duplicated: 'Já existe um registro com estes dados.',
  noOption: 'Opção não encontrada.',
  held: 'Outra pessoa está gravando este registro. Tente de novo.',
  tooSlow: 'A consulta demorou demais. Peça menos de uma vez, por exemplo um período menor.',
  unavailable: 'Serviço indisponível no momento. Tente novamente em instantes.',
  storeAway: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
  unreadable: 'Não foi possível ler os dados enviados.',
  unreachable: 'O servidor não respondeu. Verifique a conexão e tente de novo.',
  updated: 'A intranet foi atualizada',
  partFailed: 'Não foi possível carregar esta parte da intranet.',
} as const

export const form = {
  required: 'Campo obrigatório',
  requiredSentence: 'Esse campo deve ser preenchido.',
  requiredAll: 'Preencha todos os campos obrigatórios!',
  requiredBanner: '* CAMPO DE PREENCHIMENTO OBRIGATÓRIO',
  email: 'E-mail inválido',
  minText: 'Utilize no mínimo 2 caracteres.',
  invisible: 'Há um caractere invisível neste texto. Apague-o e digite de novo.',
  code: 'Utilize 6 digitos',
  phone: 'Número invalido',
  cep: 'CEP invalido',
  cepNotFound: 'CEP não encontrado, tente novamente',
  cepAway: 'Consulta de CEP indisponível no momento. Preencha o endereço manualmente.',
  url: 'Link inválido',
  /** `n` is the largest number of characters. */
  maxText: (n: number | bigint) => `Permitido no máximo ${n} caracteres`,
  minLength: (n: number | bigint) => `Utilize no mínimo ${n} caracteres.`,
  save: 'Salvar',
  active: 'Ativo',
  inactive: 'Inativo',
  // nosso
  notSaved: 'Não foi salvo: o servidor não respondeu. O que você digitou continua aqui.',
  cpf: 'CPF inválido.',
  uf: 'Estado inválido.',
  color: 'Cor inválida.',
  money: 'Valor inválido.',
  cents: 'Informe no máximo duas casas decimais.',
  integer: 'Informe um número inteiro.',
  minNumber: (n: number | bigint) => `O valor mínimo é ${n}.`,
  maxNumber: (n: number | bigint) => `O valor máximo é ${n}.`,
  aboveNumber: (n: number | bigint) => `O valor deve ser maior que ${n}.`,
  belowNumber: (n: number | bigint) => `O valor deve ser menor que ${n}.`,
  minItems: (n: number | bigint) => `Selecione no mínimo ${n}.`,
  maxItems: (n: number | bigint) => `Permitido no máximo ${n} itens`,
  unknownKeys: (names: string, many: boolean) =>
    `${many ? 'Campos desconhecidos' : 'Campo desconhecido'}: ${names}`,
  endBeforeStart: 'A data de fim deve ser maior ou igual à data de início.',
  unsavedChanges: 'Há alterações não salvas. Deseja sair sem salvar?',
} as const

/** Sign-in and sign-up. The texts of each identity error are in `signInErrors`. */
export const auth = {
  notAuthorized: 'E-mail ou senha incorretos.',
  userNotFound: 'Esse usuário não foi encontrado',
  userNotConfirmed: 'Usuário não confirmado.',
  passwordResetRequired: 'Necessário redefinir a senha.',
  tooManyRequests: 'Foram realizadas muitas solicitações.',
  internalError: 'Ocorreu um erro interno.',
  attemptsExceeded: 'Tentativas de senha excedidas na validação',
  userDisabled:
    'Seu acesso foi desabilitado, entre em contato com a área de Recursos Humanos para mais informações.',
  passwordPolicy:
    'A senha precisa ter 1 caracter maíusculo, 1 minúsculo e 1 caracter especial. Com no mínimo 8 caracteres.',
  passwordLength: 'Utilize no mínimo 8 caracteres.',
  // nosso
  passwordsDiffer: 'As senhas não são iguais.',
  sessionEnding: 'Sua sessão vai terminar em breve. Deseja continuar conectado?',
  sessionEnded: 'Sua sessão terminou. Entre novamente.',
  rolesChanged: 'Suas permissões foram alteradas. Entre novamente.',
  inviteExpired: 'Este convite expirou. Solicite um novo convite.',
  samePassword: 'A nova senha deve ser diferente da atual.',
  wrongCurrentPassword: 'Senha atual incorreta.',
  privacyRequired: 'É necessário aceitar o aviso de privacidade para continuar.',
  notConfirmable: 'Este cadastro já foi confirmado.',
  emailConfirmed: 'E-mail confirmado.',
  passwordChanged: 'Senha alterada com sucesso!',
} as const

/** Forgotten password. The texts of each identity error are in `passwordResetErrors`. */
export const passwordReset = {
  codeMismatch: 'Código de verificação errado.',
  limitExceeded: 'Limite de envios excedido, tente depois de algum tempo.',
  userNotFound: 'E-mail não encontrado.',
  notAuthorized: 'Este usuário não tem autorização para realizar esta operação.',
  emailNotAllowed: 'Sem permissão para usar este e-mail.',
  // nosso
  codeSent: 'Enviamos um código de verificação para o seu e-mail.',
  codeExpired: 'O código expirou. Solicite um novo código.',
} as const

export const dialog = {
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  close: 'Fechar',
  familyToggle: 'Tem familiar?',
  moreThanOneResult: 'Mais de um resultado encontrado',
  noResult: 'Nenhum resultado encontrado',
  /** `length` is the present length of the text; the limit of 450 is documented, other texts have their own. */
  textTooLong: (length: number, limit = 450) => `Permitido no máximo ${limit} caracteres de ${length}`,
  // nosso
  irreversible: 'Esta ação é irreversível. Deseja continuar?',
} as const

export const table = {
  empty: 'Nenhum dado encontrado',
  all: 'Todos',
  export: 'Exportar',
  screenColumns: 'Colunas da tela',
  allColumns: 'Todas',
  remove: 'Excluir',
  // nosso
  capped: (limit: string) => `Mostrando as primeiras ${limit} linhas. Use os filtros ou a exportação.`,
} as const

export const notification = {
  tooMany: 'Você já notificou dez vezes nesta hora. Tente mais tarde.',
  notYours: 'Há pessoas que não são dos seus provedores.',
  empty: 'Nenhuma notificação',
  emptyIncidents: 'Nenhum Incidente',
  markReadFailed: 'Ocorreu algum erro ao marcar as notificações como lidas',
  now: 'Agora',
  minutes: 'm',
  hours: 'h',
  days: 'd',
  // nosso
  unknownType: 'Nova notificação',
} as const

export const reaction = {
  waving_hand: 'Parabéns',
  cake: 'Quero Bolo!',
  favorite: 'Amei',
  thumb_up: 'Gostei',
  // nosso
  unknown: 'Reagiu',
} as const

export const file = {
  required: 'Esse campo deve ser preenchido',
  imageRejected: 'A imagem não atende aos paramêtros',
  invalidOrMissing: 'Arquivo com formato inválido ou não encontrado!',
  formatNotAllowed: 'Formato do arquivo não permitido!',
  /** The second sentence is ours. */
  downloadDenied: 'Browser denied file download... Verifique as permissões do navegador.',
  // nosso
  tooLarge: 'O arquivo ultrapassa o tamanho permitido.',
  tooMany: 'Muitos arquivos enviados. Tente novamente mais tarde.',
  alreadyAttached: 'Este arquivo já está em uso.',
  empty: 'O arquivo está vazio.',
  damaged: 'O arquivo está danificado. Abra a planilha, salve-a de novo e envie outra vez.',
} as const

export const company = {
  cnpj: 'Ops! Parece que seu cnpj é inválido!',
} as const

export const holiday = {
  municipal: 'Municipal',
  state: 'Estadual',
  national: 'Nacional',
  citiesBlocked: 'Não é possivel selecionar cidades para feriados nacionais ou estaduais.',
  citiesRequired: 'Selecione uma ou mais cidades',
} as const

export const history = {
  title: 'Ver histórico de Edições',
} as const

export const shell = {
  titlePrefix: 'Intranet | ',
  signIn: 'Entrar',
  signUp: 'Cadastrar',
  myProfile: 'Meu Perfil',
  resume: 'Currículo',
  changePassword: 'Troca de senha',
  users: 'Usuários',
  settings: 'Configurações',
  signOut: 'Sair',
  applications: 'Aplicações',
  menuNotFound: 'not found',
  // nosso
  more: 'Mais',
  less: 'Menos',
} as const

export const format = {
  notInformed: 'Não informado',
  invalidDate: 'Data inválida',
  invalidDateTime: 'Data e hora inválidas',
  invalidTime: 'Hora inválida.',
  noDate: 'N/A',
  invalidPhone: 'Número de telefone inválido.',
} as const
