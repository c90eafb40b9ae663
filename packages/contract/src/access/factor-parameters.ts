/** Of whom a second factor is demanded, beside the superadmins. */
export const factorParameters = {
  fator_dados_pessoais: {
    label: 'Segundo fator para dados pessoais',
    description:
      'Exige um segundo fator, na próxima entrada, de quem tem acesso a dados de pessoas ou de clientes. De um Super Admin ele é sempre exigido.',
    kind: 'boolean' as const,
    default: false,
  },
  fator_valores: {
    label: 'Segundo fator para valores',
    description:
      'Exige um segundo fator, na próxima entrada, de quem pede ou aprova estornos, negociações, patrocínios e gastos da frota.',
    kind: 'boolean' as const,
    default: false,
  },
  fator_todos: {
    label: 'Segundo fator para todos',
    description:
      'Exige um segundo fator, na próxima entrada, de todos os funcionários e Super Admins, tenham ou não acesso a dados de pessoas.',
    kind: 'boolean' as const,
    default: false,
  },
} as const
