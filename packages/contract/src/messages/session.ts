/** Of somebody who is signed in (nosso). */
export const session = {
  ending: 'Sua sessão vai terminar em breve. Deseja continuar conectado?',
  ended: 'Sua sessão terminou. Entre novamente.',
  rolesChanged: 'Suas permissões foram alteradas. Entre novamente.',
} as const
