import { describe, expect, it } from 'vitest'
import { proposalsOf } from './resume-proposals.ts'

const jobs = (...lines: string[]) =>
  proposalsOf(['Experiência Profissional', ...lines].join('\n')).experiencias.map(
    ({ funcao, empresa, data_inicio, data_fim }) => [funcao, empresa, data_inicio, data_fim],
  )
const first = ['Técnica de Campo', 'Rede Norte', '2019-03-01', '2022-05-01']
const second = ['Instaladora', 'Vetorial', '2022-06-01', null]

describe('what a CV proposes', () => {
  it.each([
    [
      'with both names in a line and the days below',
      [
        'Técnica de Campo - Rede Norte',
        '03/2019 - 05/2022',
        'Instaladora - Vetorial',
        '06/2022 até o momento',
      ],
    ],
    [
      'with a line for each',
      ['Técnica de Campo', 'Rede Norte', '03/2019 a 05/2022', 'Instaladora', 'Vetorial', 'jun/2022 - atual'],
    ],
    [
      'with what was done between them',
      [
        'Técnica de Campo',
        'Rede Norte',
        'março de 2019 – maio de 2022',
        '• Implantação de 40 caixas em 2021',
        '- Contato com clientes',
        'Instaladora',
        'Vetorial',
        '06/2022 - até o momento',
      ],
    ],
    [
      'with a line over both names that is neither',
      [
        'Técnica de Campo — Rede Norte 03/2019 – 05/2022',
        'Instalação de fibra e atendimento oficial',
        'Instaladora — Vetorial',
        'jun/2022 – até o momento',
      ],
    ],
    [
      'with the days first',
      ['03/2019 - 05/2022', 'Técnica de Campo', 'Rede Norte', 'desde 06/2022', 'Instaladora', 'Vetorial'],
    ],
    [
      'with the days beside the position',
      ['Técnica de Campo (03/2019 – 05/2022)', 'Rede Norte', 'Instaladora (06/2022 – presente)', 'Vetorial'],
    ],
    [
      'with the company first and the town behind the days',
      [
        'Rede Norte',
        'Técnica de Campo',
        'março de 2019 - maio de 2022 (3 anos e 2 meses) · Pelotas/RS',
        'Vetorial',
        'Instaladora',
        'junho de 2022 - Presente · Rio Grande/RS',
      ],
    ],
    [
      'with the town beside the company',
      [
        'Técnica de Campo',
        'Rede Norte | Jaraguá do',
        'Sul/SC',
        'De 03/2019 a 05/2022',
        'Instaladora',
        'Vetorial | Pelotas/RS',
        '06/2022 a os dias atuais',
      ],
    ],
    [
      'with a label for each',
      [
        'Empresa: Rede Norte',
        'Cargo: Técnica de Campo',
        'Período: 15/03/2019 a 20/05/2022',
        'Atendimento ao cliente',
        'Empresa: Vetorial',
        'Função: Instaladora',
        'Período: 15/06/2022 a o presente momento',
      ],
    ],
    [
      'with labels in a line, and days of entry and exit',
      [
        'Cargo: Técnica de Campo | Empresa: Rede Norte',
        'Período: Entrada: 03/2019 Saída: 05/2022',
        'Cargo: Instaladora | Empresa: Vetorial',
        'Período: desde 06/2022',
      ],
    ],
    [
      'with cells of a table',
      [
        'Período\tEmpresa\tCargo',
        '03/2019 a 05/2022\tRede Norte\tTécnica de Campo',
        '06/2022 até o momento\tVetorial\tInstaladora',
      ],
    ],
    [
      'with days that a narrow cell divides',
      [
        '03/2019 –\tTécnica de Campo',
        '05/2022\tRede Norte',
        'Instalação de fibra',
        '06/2022 –\tInstaladora',
        'atual\tVetorial',
      ],
    ],
    [
      'with the company and the days in a line below',
      [
        'Técnica de Campo',
        'Rede Norte | 03/2019 – 05/2022 | Pelotas, RS',
        'Instalação de redes',
        'Instaladora',
        'Vetorial | 06/2022 – presente | Rio Grande, RS',
      ],
    ],
    [
      'with the company first in the line, in a numbered list',
      [
        '1. Rede Norte — Técnica de Campo (mar/2019 – mai/2022)',
        '2. Vetorial — Instaladora (jun/2022 – hoje)',
      ],
    ],
    [
      'with years of two digits',
      ['Técnica de Campo', 'Rede Norte', '03/19 a 05/22', 'Instaladora', 'Vetorial', '06/22 - atual'],
    ],
  ])('are both jobs %s', (_how, lines) => {
    expect(jobs(...lines)).toEqual([first, second])
  })

  it('reads the English names of months', () => {
    const lines = ['Técnica de Campo - Rede Norte', 'March 2019 - May 2022', 'Instaladora - Vetorial']
    expect(jobs(...lines, 'Jun 2022 - Present')).toEqual([first, second])
    expect(jobs(...lines, 'June 2022 to current')).toEqual([first, second])
    expect(
      jobs('Analista - Alfa', 'Feb 2018 – Sept. 2019', 'Gerente - Beta', 'Oct/2019 - December/2020'),
    ).toEqual([
      ['Analista', 'Alfa', '2018-02-01', '2019-09-01'],
      ['Gerente', 'Beta', '2019-10-01', '2020-12-01'],
    ])
  })

  it('keeps a course that is called "Curso"', () => {
    const text = 'Formação\nCurso Técnico em Redes - IFSul\n2015 - 2017\nCursos\nNR-35\n2020'
    expect(proposalsOf(text).formacoes).toEqual([
      { descricao: 'Curso Técnico em Redes', ie: 'IFSul', data_inicio: '2015-01-01', data_fim: '2017-01-01' },
    ])
  })

  it.each([
    ['2018', null, '2018-01-01'],
    ['Conclusão: 12/2018', null, '2018-12-01'],
    ['Concluído em 2018', null, '2018-01-01'],
    ['previsão de conclusão: dez/2027', null, '2027-12-01'],
    ['2024 – cursando', '2024-01-01', null],
    ['início em 02/2024, em andamento', '2024-02-01', null],
    ['2015 a 2018', '2015-01-01', '2018-01-01'],
  ])('reads the days of a course written as %j', (days, data_inicio, data_fim) => {
    for (const lines of [
      ['Ciências Contábeis', 'UNISUL'],
      ['UNISUL', 'Ciências Contábeis'],
    ])
      expect(proposalsOf(['Formação', ...lines, days].join('\n')).formacoes).toEqual([
        { descricao: 'Ciências Contábeis', ie: 'UNISUL', data_inicio, data_fim },
      ])
  })

  it('puts names together that were too long for their line', () => {
    expect(
      jobs('Coordenadora de Relacionamento com o', 'cliente corporativo', 'Oi S.A.', 'jan/19 – dez/21'),
    ).toEqual([
      ['Coordenadora de Relacionamento com o cliente corporativo', 'Oi S.A.', '2019-01-01', '2021-12-01'],
    ])
    const text =
      'Formação\nTecnólogo em Gestão\nComercial\nCentro Universitário\nLeonardo da Vinci\n2019/1 – 2022/2'
    expect(proposalsOf(text).formacoes).toEqual([
      {
        descricao: 'Tecnólogo em Gestão Comercial',
        ie: 'Centro Universitário Leonardo da Vinci',
        data_inicio: '2019-01-01',
        data_fim: '2022-01-01',
      },
    ])
  })

  it('takes a course that is given without days', () => {
    const text = 'Formação\nEnsino Médio completo – EEB João XXIII\nTécnico em Redes – IFSul\n2015 a 2017'
    expect(proposalsOf(text).formacoes.map(({ ie, data_fim }) => [ie, data_fim])).toEqual([
      ['EEB João XXIII', null],
      ['IFSul', '2017-01-01'],
    ])
  })

  it.each(['Formação Complementar', 'CURSOS & CERTIFICAÇÕES', 'Idiomas / Informática', '3. Capacitações'])(
    'ends the courses at %j',
    (head) => {
      const text = `Formação Acadêmica\nTécnico em Redes – IFSul\n2015 a 2017\n${head}\nNR-35 – SENAI\n2020`
      expect(proposalsOf(text).formacoes).toHaveLength(1)
    },
  )

  it.each([
    [
      'marks between them',
      ['Técnica de Campo / Rede Norte / 03.2019 - 05.2022', 'Instaladora / Vetorial / desde 06.2022'],
    ],
    [
      'days with a bar between them',
      ['MAR 2019 | MAI 2022', 'Técnica de Campo', 'Rede Norte', 'JUN 2022 | HOJE', 'Instaladora', 'Vetorial'],
    ],
    [
      'a town behind a bar',
      [
        'Técnica de Campo',
        'Rede Norte | Niterói',
        '03/2019 - 05/2022',
        'Instaladora',
        'Vetorial | Recife',
        'junho de 2022 - Present',
      ],
    ],
    [
      'a label for each day',
      [
        'Nome da empresa: Rede Norte',
        'Último cargo: Técnica de Campo',
        'Data de admissão: 02/03/2019',
        'Data de saída: 30/05/2022',
        'Nome da empresa: Vetorial',
        'Último cargo: Instaladora',
        'Entrada: 06/2022 Saída: Emprego atual',
      ],
    ],
  ])('reads jobs with %s', (_, lines) => {
    expect(jobs(...lines)).toEqual([first, second])
  })

  it.each(['Minha trajetória profissional', 'Atuação no mercado'])('begins the jobs at %j', (head) => {
    const text = `${head}\nTécnica de Campo - Rede Norte\n03/2019 - 05/2022`
    expect(proposalsOf(text).experiencias).toHaveLength(1)
  })

  it('keeps the state of a course out of the name of its school', () => {
    const { formacoes } = proposalsOf('Formação\nTécnico em Redes - SENAI - cursando')
    expect(formacoes.map(({ descricao, ie }) => [descricao, ie])).toEqual([['Técnico em Redes', 'SENAI']])
  })

  it('goes on behind a line that begins like a heading', () => {
    expect(
      jobs('Técnica de Campo - Rede Norte', '03/2019 - 05/2022', 'Contato com clientes de fibra').slice(0, 1),
    ).toEqual([first])
  })
})
