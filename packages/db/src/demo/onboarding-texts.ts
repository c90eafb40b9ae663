/** What new colleagues of the demo group read. */
interface DemoContent {
  titulo: string
  resumo: string
  texto: string
  minutos: number
}

export const contents: Record<string, DemoContent> = {
  boasVindas: {
    titulo: 'Bem-vindo ao grupo',
    resumo: 'Quem somos, onde atendemos e o que esperar dos primeiros dias.',
    minutos: 5,
    texto:
      '<h2>Três provedores, um time</h2><p>Atendemos o sul do Brasil com fibra óptica em três marcas. Cada uma tem a sua rua, o seu sotaque e os seus clientes; o jeito de trabalhar é o mesmo.</p><p>Nos primeiros dias você conhece a sua equipe, recebe os seus acessos e lê este material no seu ritmo.</p><ul><li>Dia 1: acessos e equipamentos</li><li>Semana 1: acompanhar um colega</li><li>Mês 1: primeira conversa com o gestor</li></ul>',
  },
  direcao: {
    titulo: 'Direção e segurança no trânsito',
    resumo: 'Antes de dirigir um veículo do grupo.',
    minutos: 12,
    texto:
      '<p>Confira pneus, luzes e cinto antes de sair. O celular fica no suporte, sem uso durante a direção.</p><blockquote>Nenhum atendimento vale um acidente.</blockquote><p>Em caso de avaria, pare em local seguro e avise a frota pelo sistema.</p>',
  },
  lgpd: {
    titulo: 'LGPD no dia a dia',
    resumo: 'O que é dado pessoal e como cuidar dele.',
    minutos: 8,
    texto:
      '<p>Nome, CPF, telefone e endereço são dados pessoais. Use só o necessário para o atendimento e nunca envie listas por aplicativos pessoais.</p><p>Na dúvida, pergunte ao RH antes de compartilhar.</p>',
  },
  acessos: {
    titulo: 'Senhas e acessos',
    resumo: 'Como criar uma boa senha e a quem pedir ajuda.',
    minutos: 4,
    texto:
      '<p>A sua senha é só sua. Use no mínimo oito caracteres, com número, maiúscula e um caractere especial.</p><p>Perdeu o acesso? Use <strong>Esqueci minha senha</strong> na entrada da intranet.</p>',
  },
  atendimento: {
    titulo: 'Atendimento que resolve',
    resumo: 'Ouvir, conferir, resolver e registrar.',
    minutos: 10,
    texto:
      '<ol><li>Ouça até o fim, sem interromper.</li><li>Confira o cadastro e o sinal da conexão.</li><li>Resolva ou diga o prazo certo.</li><li>Registre o que foi feito.</li></ol>',
  },
  diagnostico: {
    titulo: 'Primeiro diagnóstico de conexão',
    resumo: 'Luzes do equipamento, cabo e rede sem fio.',
    minutos: 15,
    texto:
      '<h3>Luzes</h3><p>PON acesa e fixa: há sinal. LOS vermelha: fibra rompida ou dobrada.</p><h3>Rede sem fio</h3><p>Teste com cabo antes de concluir que a conexão está lenta.</p>',
  },
  produtos: {
    titulo: 'Produtos e cobertura',
    resumo: 'Planos, prazos e como consultar a cobertura.',
    minutos: 14,
    texto:
      '<p>Consulte sempre a cobertura pelo endereço completo. Prometa apenas o prazo que o sistema mostra.</p>',
  },
  lead: {
    titulo: 'Como registrar um lead',
    resumo: 'Do primeiro contato à proposta.',
    minutos: 6,
    texto: '<p>Registre no mesmo dia, com telefone e endereço. Um lead sem retorno em 24 horas esfria.</p>',
  },
}

/** Trail → its contents in order. */
export const trails: Record<string, (keyof typeof contents)[]> = {
  'Boas-vindas ao grupo': ['boasVindas', 'acessos', 'lgpd'],
  'Segurança e direção': ['direcao'],
  'Atendimento no Suporte N1': ['atendimento', 'diagnostico'],
  'Vendas: primeiros passos': ['produtos', 'lead'],
}

/** Onboardings: where, their trails in order, and the days after admission. */
export const onboardings = [
  {
    titulo: 'Suporte N1: primeiros 30 dias',
    sistema: 'produto',
    departamento: 'Suporte',
    cargo: 'Atendente de Suporte',
    trilhas: ['Boas-vindas ao grupo', 'Atendimento no Suporte N1'],
    prazo_dias: 30,
    status: true,
  },
  {
    titulo: 'Comercial: primeiros 15 dias',
    sistema: 'razao',
    departamento: 'Comercial',
    cargo: 'Consultor de Vendas',
    trilhas: ['Boas-vindas ao grupo', 'Vendas: primeiros passos'],
    prazo_dias: 15,
    status: true,
  },
  {
    titulo: 'Técnico de campo',
    sistema: 'vetorial',
    departamento: 'Infraestrutura',
    cargo: 'Técnico de Campo',
    trilhas: ['Boas-vindas ao grupo', 'Segurança e direção'],
    prazo_dias: null,
    status: true,
  },
  {
    titulo: 'Técnico de campo em Pelotas',
    sistema: 'produto',
    departamento: 'Infraestrutura',
    cargo: 'Técnico de Campo',
    trilhas: ['Boas-vindas ao grupo', 'Segurança e direção'],
    prazo_dias: 20,
    status: true,
  },
  {
    titulo: 'Suporte N2: reciclagem',
    sistema: 'produto',
    departamento: 'Suporte',
    cargo: 'Analista de Suporte',
    trilhas: ['Atendimento no Suporte N1'],
    prazo_dias: null,
    status: false,
  },
] as const
