/** The demo group: three providers with the same departments, and their people. */
export const providers = [
  { nome: 'Produto', sistema: 'produto', matiz: 285 },
  { nome: 'RazaoInfo', sistema: 'razao', matiz: 260 },
  { nome: 'Vetorial', sistema: 'vetorial', matiz: 352 },
] as const

/** Department → sector → positions. */
export const departments: Record<string, Record<string, string[]>> = {
  'Recursos Humanos': {
    'Departamento Pessoal': ['Analista de Departamento Pessoal', 'Assistente de RH'],
    Desenvolvimento: ['Analista de Treinamento'],
  },
  Comercial: {
    'Vendas Internas': ['Consultor de Vendas', 'Supervisor Comercial'],
    'Vendas Externas': ['Vendedor Externo'],
  },
  Marketing: { Comunicação: ['Analista de Marketing', 'Designer'] },
  Suporte: { 'Suporte N1': ['Atendente de Suporte'], 'Suporte N2': ['Analista de Suporte'] },
  Infraestrutura: { Redes: ['Analista de Redes'], Campo: ['Técnico de Campo', 'Técnico de Fibra'] },
  Financeiro: { Cobrança: ['Analista de Cobrança'], Faturamento: ['Analista Financeiro'] },
}

/** Cities each provider serves (name, state), all of the municipal list. */
export const servedCities: Record<string, [string, string][]> = {
  produto: [
    ['Pelotas', 'RS'],
    ['Rio Grande', 'RS'],
    ['Canguçu', 'RS'],
    ['São Lourenço do Sul', 'RS'],
  ],
  razao: [
    ['Camaquã', 'RS'],
    ['Jaguarão', 'RS'],
    ['Arroio Grande', 'RS'],
  ],
  vetorial: [
    ['Tubarão', 'SC'],
    ['Criciúma', 'SC'],
    ['Laguna', 'SC'],
    ['Imbituba', 'SC'],
  ],
}

/** National holidays of every year, then state and municipal ones of where the group works. */
export const holidays = [
  { nome: 'Confraternização Universal', data: '01-01', tipo: 'Nacional' },
  { nome: 'Tiradentes', data: '04-21', tipo: 'Nacional' },
  { nome: 'Dia do Trabalho', data: '05-01', tipo: 'Nacional' },
  { nome: 'Independência do Brasil', data: '09-07', tipo: 'Nacional' },
  { nome: 'Nossa Senhora Aparecida', data: '10-12', tipo: 'Nacional' },
  { nome: 'Finados', data: '11-02', tipo: 'Nacional' },
  { nome: 'Proclamação da República', data: '11-15', tipo: 'Nacional' },
  { nome: 'Dia Nacional de Zumbi e da Consciência Negra', data: '11-20', tipo: 'Nacional' },
  { nome: 'Natal', data: '12-25', tipo: 'Nacional' },
  { nome: 'Revolução Farroupilha', data: '09-20', tipo: 'Estadual', uf: 'RS' },
  { nome: 'Data Magna de Santa Catarina', data: '08-11', tipo: 'Estadual', uf: 'SC' },
  { nome: 'Aniversário de Pelotas', data: '07-07', tipo: 'Municipal', uf: 'RS', cidade: 'Pelotas' },
  { nome: 'Aniversário de Tubarão', data: '05-27', tipo: 'Municipal', uf: 'SC', cidade: 'Tubarão' },
  { nome: 'Aniversário de Criciúma', data: '01-06', tipo: 'Municipal', uf: 'SC', cidade: 'Criciúma' },
] as const

export const categories = [
  { titulo: 'Rede', color: '#0e7490', icone: 'network' },
  { titulo: 'Gente', color: '#be185d', icone: 'users' },
  { titulo: 'Produtos', color: '#4f46e5', icone: 'router' },
  { titulo: 'Frota', color: '#b45309', icone: 'truck' },
] as const
