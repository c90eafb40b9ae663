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
  inviteExpired: 'Este convite expirou. Solicite um novo convite.',
  commonPassword:
    'Essa senha é fácil de adivinhar. Escolha outra, sem palavras comuns nem o nome da empresa.',
  samePassword: 'A nova senha deve ser diferente da atual.',
  wrongCurrentPassword: 'Senha atual incorreta.',
  privacyChanged: 'O aviso de privacidade mudou. Leia a nova versão e aceite de novo.',
  privacyRequired: 'É necessário aceitar o aviso de privacidade para continuar.',
  notConfirmable: 'Este cadastro já foi confirmado.',
  emailConfirmed: 'E-mail confirmado.',
  passwordChanged: 'Senha alterada com sucesso!',
} as const

/** Forgotten password. The texts of each identity error are in `passwordResetErrors`. */
export const passwordReset = {
  codeMismatch: 'Código de verificação errado.',
  codeElsewhere: 'Este código foi pedido em outro navegador ou aparelho. Peça outro aqui.',
  limitExceeded: 'Limite de envios excedido, tente depois de algum tempo.',
  userNotFound: 'E-mail não encontrado.',
  notAuthorized: 'Este usuário não tem autorização para realizar esta operação.',
  emailNotAllowed: 'Sem permissão para usar este e-mail.',
  // nosso
  codeSent: 'Enviamos um código de verificação para o seu e-mail.',
  codeExpired: 'O código expirou. Solicite um novo código.',
  notSent: 'O e-mail não saiu. Tente de novo em alguns minutos.',
  notTaken: 'O e-mail não saiu: o servidor de e-mail recusou este endereço.',
  disabled: 'Não há código: o seu acesso à Intranet está desativado. Procure o RH.',
  invited:
    'Não há código: você ainda não entrou. Use a senha provisória do convite, ou peça outro convite ao RH.',
  unconfirmed: 'Não há código: este e-mail ainda não foi confirmado. Confirme o seu cadastro primeiro.',
  confirmed: 'Não há código: este e-mail já foi confirmado. Entre com a sua senha.',
} as const
