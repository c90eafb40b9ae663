/** Candidates of the demo group: six trades, three people each, and what they applied to. */

interface Trade {
  funcao: string
  empresa: string
  curso: string
  ie: string
  certificado: string
  organizacao: string
  descricao: string
  areas: string
}

export const trades: Trade[] = [
  {
    funcao: 'Instalador de fibra',
    empresa: 'Rede Litoral',
    curso: 'Técnico em Telecomunicações',
    ie: 'IFSul Pelotas',
    certificado: 'NR-35 Trabalho em altura',
    organizacao: 'Senai',
    descricao: 'Instalação e manutenção de fibra óptica, fusão, subida em escada e atendimento ao cliente.',
    areas: '{Campo,Fibra}',
  },
  {
    funcao: 'Atendente de call center',
    empresa: 'Fala Sul Atendimento',
    curso: 'Ensino médio',
    ie: 'Colégio Municipal Pelotense',
    certificado: 'Atendimento ao cliente',
    organizacao: 'Senac',
    descricao: 'Atendimento por telefone e WhatsApp, abertura de chamados e suporte de primeiro nível.',
    areas: '{Suporte,Atendimento}',
  },
  {
    funcao: 'Analista de suporte',
    empresa: 'Costa Doce Telecom',
    curso: 'Tecnólogo em Redes de Computadores',
    ie: 'UCPel',
    certificado: 'MTCNA',
    organizacao: 'MikroTik',
    descricao: 'Configuração de roteadores MikroTik, BGP, monitoramento com Zabbix e Linux.',
    areas: '{Redes,Infraestrutura}',
  },
  {
    funcao: 'Vendedor externo',
    empresa: 'Casa Gaúcha Móveis',
    curso: 'Administração',
    ie: 'Unopar',
    certificado: 'Técnicas de vendas',
    organizacao: 'Sebrae',
    descricao: 'Vendas porta a porta, metas mensais, carteira de clientes e pós-venda.',
    areas: '{Vendas}',
  },
  {
    funcao: 'Auxiliar administrativo',
    empresa: 'Contábil Zona Sul',
    curso: 'Ciências Contábeis',
    ie: 'UFPel',
    certificado: 'Excel avançado',
    organizacao: 'Senac',
    descricao: 'Contas a pagar, conciliação bancária, cobrança e planilhas de Excel.',
    areas: '{Financeiro,Administrativo}',
  },
  {
    funcao: 'Designer gráfico',
    empresa: 'Agência Laguna',
    curso: 'Design Gráfico',
    ie: 'UFPel',
    certificado: 'Edição de vídeo',
    organizacao: 'Domestika',
    descricao: 'Peças para redes sociais, identidade visual, edição de vídeo e Figma.',
    areas: '{Marketing,Design}',
  },
]

interface DemoCandidate {
  /** Number of the name and of the CPF. */
  n: number
  trade: number
  cidade: string
  uf: string
  cnh: string | null
  genero: string
  viagem: boolean
  banco: boolean
  pretensao: number
  disponibilidade: string
  /** Whether there is a CV as a file. */
  pdf: boolean
}

const cities = [
  ['Pelotas', 'RS'],
  ['Rio Grande', 'RS'],
  ['Camaquã', 'RS'],
  ['Canguçu', 'RS'],
  ['Tubarão', 'SC'],
  ['Criciúma', 'SC'],
] as const
const licences = ['AB', null, 'B', 'D', null, 'A'] as const
const availability = ['imediata', '15_dias', '30_dias', 'a_combinar']

export const candidates: DemoCandidate[] = Array.from({ length: 18 }, (_, index) => {
  const [cidade, uf] = cities[(index * 5) % cities.length]!
  return {
    n: 300 + index,
    trade: index % trades.length,
    cidade,
    uf,
    cnh: licences[(index * 7) % licences.length]!,
    genero: index % 2 ? 'M' : 'F',
    viagem: index % 3 === 0,
    banco: index % 4 !== 3,
    pretensao: 1600 + ((index * 370) % 2600),
    disponibilidade: availability[index % availability.length]!,
    pdf: index % 3 !== 2,
  }
})

export interface DemoApplication {
  /** Of `candidates`; -1 is the sign-in `candidato`. */
  pessoa: number
  vaga: string
  etapa: string
  /** Days since the application. */
  ha: number
  origem: 'site' | 'indicacao' | 'interna' | 'banco_talentos'
  avaliacao?: number
  motivo?: string
  familiares?: string
}

const of = (
  pessoa: number,
  vaga: string,
  etapa: string,
  ha: number,
  more: Partial<DemoApplication> = {},
): DemoApplication => ({ pessoa, vaga, etapa, ha, origem: 'site', ...more })

const field = 'Técnico de Campo'
const support = 'Atendente de Suporte'
const sales = 'Consultor de Vendas'
const networks = 'Analista de Redes'
const fibre = 'Técnico de Fibra'

export const applications: DemoApplication[] = [
  of(-1, field, 'triagem', 9),
  of(-1, support, 'entrevista_rh', 4),
  of(-1, sales, 'proposta', 8, { avaliacao: 5 }),
  of(0, field, 'entrevista_gestor', 11, { origem: 'indicacao', avaliacao: 4 }),
  of(6, field, 'proposta', 12, { avaliacao: 5 }),
  of(12, field, 'entrevista_rh', 8, { avaliacao: 3, familiares: '{"Carla Antunes"}' }),
  of(2, field, 'inscrito', 2),
  of(3, field, 'inscrito', 1),
  of(8, field, 'reprovado', 10, {
    motivo: 'A vaga exige uma habilitação que não consta do seu cadastro.',
  }),
  of(9, field, 'desistente', 7),
  of(4, field, 'banco_talentos', 6, { origem: 'banco_talentos' }),
  of(1, support, 'inscrito', 3),
  of(7, support, 'triagem', 4),
  of(13, support, 'entrevista_gestor', 5, { avaliacao: 4 }),
  of(4, support, 'contratado', 5, { avaliacao: 5 }),
  of(10, support, 'reprovado', 5, { motivo: 'Neste momento buscamos um perfil diferente.' }),
  of(3, sales, 'inscrito', 6),
  of(9, sales, 'entrevista_rh', 8, { avaliacao: 4 }),
  of(15, sales, 'triagem', 3),
  of(2, networks, 'inscrito', 2),
  of(8, networks, 'entrevista_rh', 3, { avaliacao: 5 }),
  of(14, networks, 'triagem', 1),
  of(6, fibre, 'reprovado', 50, { motivo: 'A vaga foi preenchida.' }),
  of(12, fibre, 'banco_talentos', 52),
  of(0, fibre, 'contratado', 55, { avaliacao: 5 }),
  of(5, 'Designer', 'triagem', 20),
  of(11, 'Designer', 'inscrito', 18),
  of(16, 'Assistente Financeiro', 'inscrito', 2, { origem: 'interna' }),
]
