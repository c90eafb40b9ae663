/** Limits of one person (nosso). */
export const person = {
  tooMuch: 'Você fez pedidos demais em pouco tempo. Aguarde e tente de novo.',
  exportedToday:
    'Você já exportou o máximo de linhas de um dia. Tente de novo amanhã ou fale com um Super Admin.',
} as const
