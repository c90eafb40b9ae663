/** The demo sign-ins that the README names. Password of all: `Intranet@2026`. */
export const DEMO_PASSWORD = 'Intranet@2026'

interface DemoSignIn {
  login: string
  nome: string
  roles?: string[]
  perfil?: string
  /** Providers by key; none if missing. */
  provedores?: string[]
  employee?: boolean
  /** Partner access instead of roles of one's own. */
  parceiro?: string[]
  /** Where the person works: [department, sector, position] in their first provider. */
  lugar?: [string, string, string]
}

const all = ['produto', 'razao', 'vetorial']

export const demoSignIns: DemoSignIn[] = [
  {
    login: 'superadmin',
    nome: 'Celina Moraes',
    perfil: 'Super Admin',
    provedores: all,
    lugar: ['Infraestrutura', 'Redes', 'Analista de Redes'],
  },
  {
    login: 'gestor.rh',
    nome: 'Marina Teixeira',
    perfil: 'Gestão de RH',
    provedores: ['produto', 'razao'],
    lugar: ['Recursos Humanos', 'Departamento Pessoal', 'Analista de Departamento Pessoal'],
  },
  {
    login: 'solicitante.rh',
    nome: 'Paulo Sérgio Dias',
    roles: ['rh:solicitante'],
    provedores: ['produto', 'razao'],
    lugar: ['Recursos Humanos', 'Departamento Pessoal', 'Assistente de RH'],
  },
  {
    login: 'gestor.rh2',
    nome: 'Sabrina Vargas',
    perfil: 'Gestão de RH',
    provedores: ['vetorial'],
    lugar: ['Recursos Humanos', 'Desenvolvimento', 'Analista de Treinamento'],
  },
  {
    login: 'onboarding',
    nome: 'Otávio Leal',
    roles: ['onboarding:solicitante'],
    provedores: ['produto'],
    lugar: ['Suporte', 'Suporte N2', 'Analista de Suporte'],
  },
  {
    login: 'desligamentos',
    nome: 'Débora Pacheco',
    roles: ['desligamentos:solicitante'],
    provedores: ['produto'],
    lugar: ['Recursos Humanos', 'Departamento Pessoal', 'Assistente de RH'],
  },
  {
    login: 'editor',
    nome: 'Eduarda Fonseca',
    perfil: 'Edição de conteúdo',
    provedores: all,
    lugar: ['Marketing', 'Comunicação', 'Analista de Marketing'],
  },
  {
    login: 'configuracao',
    nome: 'Cristiano Duarte',
    roles: ['configuracao:gestor'],
    provedores: all,
    lugar: ['Infraestrutura', 'Redes', 'Analista de Redes'],
  },
  {
    login: 'gestor.marketing',
    nome: 'Graziela Nörnberg',
    perfil: 'Gestão de Marketing',
    provedores: all,
    lugar: ['Marketing', 'Comunicação', 'Analista de Marketing'],
  },
  {
    login: 'gestor.roleta',
    nome: 'Rodrigo Xavier',
    roles: ['roulette:gestor'],
    provedores: ['produto'],
    lugar: ['Marketing', 'Comunicação', 'Designer'],
  },
  {
    login: 'gestor.vendas',
    nome: 'Bruna Antunes',
    roles: ['vendas:gestor'],
    provedores: ['produto', 'razao'],
    lugar: ['Comercial', 'Vendas Internas', 'Supervisor Comercial'],
  },
  {
    login: 'vendedor',
    nome: 'Vinícius Soares',
    roles: ['vendas:solicitante'],
    provedores: ['vetorial'],
    lugar: ['Comercial', 'Vendas Internas', 'Consultor de Vendas'],
  },
  { login: 'vendedor.externo', nome: 'Luana Meireles', employee: false, parceiro: ['vetorial'] },
  {
    login: 'leitor.vendas',
    nome: 'Leonardo Barbosa',
    roles: ['vendas:leitor'],
    provedores: ['produto'],
    lugar: ['Financeiro', 'Cobrança', 'Analista de Cobrança'],
  },
  {
    login: 'funcionario',
    nome: 'Ana Paula Silveira',
    provedores: ['produto'],
    lugar: ['Suporte', 'Suporte N1', 'Atendente de Suporte'],
  },
  { login: 'candidato', nome: 'Kauê Mendonça', employee: false },
  {
    login: 'gestor.operacoes',
    nome: 'Fabiana Rocha',
    roles: ['incidentes:gestor', 'frota:gestor', 'suprimentos:gestor', 'caronas:gestor'],
    provedores: ['produto', 'razao'],
    lugar: ['Infraestrutura', 'Redes', 'Analista de Redes'],
  },
  {
    login: 'tecnico',
    nome: 'Tiago Machado',
    provedores: ['produto'],
    lugar: ['Infraestrutura', 'Campo', 'Técnico de Campo'],
  },
  {
    login: 'backoffice',
    nome: 'Raquel Duarte',
    roles: ['backoffice:gestor'],
    provedores: ['produto', 'razao'],
    lugar: ['Suporte', 'Suporte N1', 'Atendente de Suporte'],
  },
  {
    login: 'cobranca',
    nome: 'Marcelo Antunes',
    roles: ['regras_bloqueio:gestor'],
    provedores: ['produto', 'razao'],
    lugar: ['Financeiro', 'Cobrança', 'Analista de Cobrança'],
  },
  {
    login: 'atendente',
    nome: 'Patrícia Goulart',
    roles: ['painel_cliente:solicitante'],
    provedores: ['produto'],
    lugar: ['Suporte', 'Suporte N1', 'Atendente de Suporte'],
  },
  {
    login: 'financeiro',
    nome: 'Henrique Bastos',
    roles: ['financeiro:gestor'],
    provedores: ['produto', 'razao'],
    lugar: ['Financeiro', 'Cobrança', 'Analista de Cobrança'],
  },
  {
    login: 'recrutamento',
    nome: 'Elisa Nörnberg',
    roles: ['banco_talentos:gestor'],
    provedores: all,
    lugar: ['Recursos Humanos', 'Desenvolvimento', 'Analista de Treinamento'],
  },
  {
    login: 'gestor.vaga',
    nome: 'Sérgio Fagundes',
    roles: ['banco_talentos:solicitante'],
    provedores: ['produto'],
    lugar: ['Infraestrutura', 'Campo', 'Técnico de Fibra'],
  },
  {
    login: 'leitor.operacoes',
    nome: 'Cláudio Freitas',
    roles: ['incidentes:leitor', 'frota:leitor', 'suprimentos:leitor', 'caronas:leitor'],
    provedores: ['produto'],
    lugar: ['Infraestrutura', 'Redes', 'Analista de Redes'],
  },
  {
    login: 'leitor.atendimento',
    nome: 'Jussara Pires',
    roles: [
      'backoffice:leitor',
      'painel_cliente:leitor',
      'financeiro:leitor',
      'regras_bloqueio:leitor',
      'precificacao:leitor',
      'blacklist:leitor',
    ],
    provedores: ['produto'],
    lugar: ['Suporte', 'Suporte N2', 'Analista de Suporte'],
  },
]

export const demoProfiles = [
  {
    nome: 'Gestão de RH',
    descricao: 'Pessoas, estrutura e onboarding',
    roles: ['rh:gestor', 'onboarding:gestor'],
  },
  {
    nome: 'Edição de conteúdo',
    descricao: 'Novidades, FAQ e manual',
    roles: ['novidades:gestor', 'perguntas_frequentes:gestor', 'manual:gestor'],
  },
  {
    nome: 'Gestão de Marketing',
    descricao: 'Campanhas e régua de comunicação',
    roles: ['marketing:gestor', 'regua_comunicacao:gestor', 'vendas:solicitante'],
  },
]
