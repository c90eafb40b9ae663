/** Of somebody who is signed in (nosso). */
export const session = {
  ending: 'Sua sessão vai terminar em breve. Deseja continuar conectado?',
  ended: 'Sua sessão terminou. Entre novamente.',
  leftOffline:
    'Sem conexão: o que estava guardado neste navegador foi apagado. A sessão termina no servidor quando a conexão voltar.',
  rolesChanged: 'Suas permissões foram alteradas. Entre novamente.',
} as const
