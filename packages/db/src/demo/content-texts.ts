/** The demo group's publications: news, questions and handbook articles. Ages are in hours and days before today. */

interface DemoNews {
  titulo: string
  resumo: string
  texto: string
  categoria: string
  /** Provider and department by name; none means the whole group. */
  provedor?: string
  departamento?: string
  hashtag?: string
  horas: number
  importante?: boolean
  requer_lido?: boolean
  ativo?: boolean
}

export const demoNews: DemoNews[] = [
  {
    titulo: 'Fibra chega ao Laranjal e ao Barro Duro',
    resumo:
      'Vendas liberadas a partir de segunda para 2.140 endereços. O mapa de cobertura já mostra as ruas novas.',
    texto:
      '<p>A rede do Laranjal e do Barro Duro foi certificada hoje. A partir de <strong>segunda-feira</strong> as vendas estão liberadas para 2.140 endereços.</p><h2>O que muda</h2><ul><li>O mapa de cobertura já mostra as ruas novas.</li><li>As instalações começam na quarta, por ordem de pedido.</li><li>Endereços com poste compartilhado seguem em análise.</li></ul>',
    categoria: 'Rede',
    hashtag: 'expansão;vendas',
    horas: 2,
    importante: true,
  },
  {
    titulo: 'Três anos sem acidentes nas equipes de campo',
    resumo: 'As squads de Rio Grande e Pelotas bateram o recorde do grupo. Café com bolo na sexta, às 16:00.',
    texto:
      '<p>As squads de Rio Grande e Pelotas completaram <strong>três anos</strong> sem acidentes. Parabéns a todas as equipes.</p><p>Na sexta, às 16:00, tem café com bolo nas duas sedes.</p>',
    categoria: 'Gente',
    hashtag: 'segurança;equipes',
    horas: 26,
  },
  {
    titulo: 'Novo roteador Wi-Fi 6 nos planos de 600 Mega',
    resumo: 'O estoque das squads já foi conferido. Veja o que muda na instalação e no texto de venda.',
    texto:
      '<p>O modelo novo substitui o anterior em todas as instalações de 600 Mega.</p><ol><li>Confira a versão do firmware antes de sair.</li><li>Use o perfil "600-WF6".</li><li>Registre o patrimônio no fim da ordem de serviço.</li></ol>',
    categoria: 'Produtos',
    hashtag: 'wi-fi;instalação',
    horas: 60,
  },
  {
    titulo: 'Nova política de uso de veículos',
    resumo: 'Vale para quem retira veículo da frota. Leia até o fim e confirme.',
    texto:
      '<p>A política vale para todos que retiram veículos da frota.</p><h2>Retirada</h2><p>O termo é assinado a cada retirada, com foto do painel e do exterior.</p><h2>Multas</h2><p>Multas são comunicadas em até dois dias úteis e seguem para o condutor identificado no termo.</p><h2>Devolução</h2><p>O veículo volta limpo e com pelo menos meio tanque.</p>',
    categoria: 'Frota',
    provedor: 'Produto',
    hashtag: 'frota;política',
    horas: 30,
    requer_lido: true,
  },
  {
    titulo: 'Texto de venda do plano empresarial mudou',
    resumo: 'O novo texto entra em vigor nesta semana no Comercial da Vetorial.',
    texto:
      '<p>O texto anterior citava prazo de instalação que não é mais garantido em contrato.</p><p>A partir de agora, informe o prazo estimado pelo sistema e registre o aceite do cliente.</p><p>Quem tiver propostas em aberto deve reenviá-las com o texto novo.</p>',
    categoria: 'Produtos',
    provedor: 'Vetorial',
    departamento: 'Comercial',
    hashtag: 'vendas;contrato',
    horas: 20,
    requer_lido: true,
  },
  {
    titulo: 'Plantões de fim de ano',
    resumo: 'A escala de dezembro do Suporte está publicada. Trocas até o dia 5.',
    texto:
      '<p>A escala de dezembro está no mural do setor. Trocas podem ser combinadas até o dia 5, com aviso à supervisão.</p>',
    categoria: 'Gente',
    departamento: 'Suporte',
    provedor: 'Produto',
    hashtag: 'escala',
    horas: 50,
  },
  {
    titulo: 'Campanha de doação de brinquedos',
    resumo: 'As caixas estão nas recepções até o dia 15.',
    texto: '<p>Doe brinquedos novos ou em bom estado. As caixas estão nas recepções até o dia 15.</p>',
    categoria: 'Gente',
    horas: 200,
  },
  {
    titulo: 'Manutenção no sistema de cobrança',
    resumo: 'Sábado, das 2:00 às 4:00. O atendimento usa a consulta de contingência.',
    texto: '<p>Durante a janela, o atendimento usa a consulta de contingência.</p>',
    categoria: 'Rede',
    hashtag: 'sistemas',
    horas: -48,
  },
  {
    titulo: 'Pesquisa de clima: rascunho',
    resumo: 'Em revisão com o RH.',
    texto: '<p>Texto em revisão.</p>',
    categoria: 'Gente',
    horas: 5,
    ativo: false,
  },
]

export const demoFaqCategories = [
  { titulo: 'Benefícios', color: '#be185d', icone: 'heart', ordem: 1 },
  { titulo: 'Ponto e férias', color: '#0e7490', icone: 'calendar', ordem: 2 },
  { titulo: 'Sistemas', color: '#4f46e5', icone: 'laptop', ordem: 3 },
  { titulo: 'Processo seletivo', color: '#b45309', icone: 'briefcase', ordem: 4 },
]

/** Category, question, answer, keywords, views; the public ones are those of the selection process. */
export const demoQuestions: [string, string, string, string, number][] = [
  [
    'Ponto e férias',
    'Férias: como solicitar?',
    'Fale com a sua liderança com 45 dias de antecedência. O RH confirma o período por e-mail e no calendário.',
    'descanso;período aquisitivo',
    64,
  ],
  [
    'Ponto e férias',
    'Esqueci de bater o ponto. E agora?',
    'Envie o ajuste no mesmo dia pelo sistema de ponto, com o motivo. A liderança aprova.',
    'ajuste;marcação',
    58,
  ],
  [
    'Ponto e férias',
    'Como funciona o banco de horas?',
    'As horas valem por seis meses e são compensadas em acordo com a liderança.',
    'compensação',
    41,
  ],
  [
    'Benefícios',
    'Quando cai o vale-alimentação?',
    'No último dia útil do mês, para o mês seguinte.',
    'va;cartão',
    77,
  ],
  [
    'Benefícios',
    'Como incluo um dependente no plano de saúde?',
    'Leve a certidão ao RH em até 30 dias do nascimento ou casamento.',
    'filho;cônjuge',
    35,
  ],
  [
    'Benefícios',
    'Tenho desconto na internet de casa?',
    'Sim: 50 % no plano de entrada do seu provedor, depois do período de experiência.',
    'plano;desconto',
    49,
  ],
  [
    'Sistemas',
    'Como troco a senha da intranet?',
    'Abra o menu do perfil e escolha Troca de senha.',
    'acesso;login',
    52,
  ],
  [
    'Sistemas',
    'Não recebo os e-mails da empresa',
    'Confira a caixa de spam e peça ao Suporte Interno para revisar o seu cadastro.',
    'correio;spam',
    18,
  ],
  [
    'Sistemas',
    'Onde abro um incidente?',
    'No sino de incidentes, com a categoria e a descrição do problema.',
    'chamado',
    27,
  ],
  [
    'Sistemas',
    'Posso usar o sistema no celular?',
    'Sim, a intranet funciona no navegador do celular.',
    'telefone;móvel',
    12,
  ],
  [
    'Processo seletivo',
    'Como me candidato a uma vaga?',
    'Cadastre o seu currículo em Trabalhe Conosco e escolha a vaga.',
    'emprego;currículo',
    33,
  ],
  [
    'Processo seletivo',
    'Quanto tempo leva o processo seletivo?',
    'Em média três semanas, da inscrição à resposta. Todas as pessoas recebem retorno.',
    'prazo;etapas',
    22,
  ],
]

export const demoHandbookCategories = [
  { titulo: 'Boas-vindas', color: '#0e7490', icone: 'hand', ordem: 1 },
  { titulo: 'Conduta', color: '#be185d', icone: 'shield', ordem: 2 },
  { titulo: 'Segurança', color: '#b45309', icone: 'helmet', ordem: 3 },
]

interface DemoArticle {
  categoria: string
  titulo: string
  requer_lido?: boolean
  /** Its published texts, oldest first. */
  versoes: string[]
  mudancas?: string
}

export const demoArticles: DemoArticle[] = [
  {
    categoria: 'Boas-vindas',
    titulo: 'Quem somos',
    versoes: [
      '<p>Somos um grupo de provedores de internet do sul do Brasil.</p><p>Levamos conexão a quem vive, estuda e trabalha na região.</p>',
    ],
  },
  {
    categoria: 'Boas-vindas',
    titulo: 'Seus primeiros dias',
    versoes: [
      '<p>Na primeira semana você conhece a equipe, faz o onboarding e recebe os acessos.</p><ul><li>Dia 1: crachá e equipamentos</li><li>Dia 2: trilhas de onboarding</li><li>Dia 5: conversa com a liderança</li></ul>',
    ],
  },
  {
    categoria: 'Conduta',
    titulo: 'Código de conduta',
    requer_lido: true,
    versoes: [
      '<h2>Respeito</h2><p>Tratamos todas as pessoas com respeito.</p><h2>Presentes</h2><p>Presentes de fornecedores devem ser recusados.</p>',
      '<h2>Respeito</h2><p>Tratamos todas as pessoas com respeito, dentro e fora da empresa.</p><h2>Presentes</h2><p>Presentes de fornecedores acima de R$ 100 devem ser recusados e comunicados ao RH.</p><h2>Redes sociais</h2><p>Não publique dados de clientes.</p>',
    ],
    mudancas: 'Limite para presentes e seção sobre redes sociais.',
  },
  {
    categoria: 'Conduta',
    titulo: 'Proteção de dados',
    versoes: [
      '<p>Dados de clientes são usados só para atender o cliente.</p><p>Na dúvida, fale com o RH antes de compartilhar.</p>',
    ],
  },
  {
    categoria: 'Segurança',
    titulo: 'Trabalho em altura',
    versoes: [
      '<p>Só sobe quem tem NR-35 válida, com cinto, talabarte e capacete.</p><p>Com chuva ou vento forte o serviço é remarcado.</p>',
    ],
  },
]
