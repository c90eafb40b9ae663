import { describe, expect, it } from 'vitest'
import { proposalsOf } from './resume-proposals.ts'

const jobs = (...lines: string[]) =>
  proposalsOf(['Experiência Profissional', ...lines].join('\n')).experiencias.map(
    ({ funcao, empresa, data_inicio, data_fim }) => [funcao, empresa, data_inicio, data_fim],
  )
const first = ['Técnica de Campo', 'Rede Norte', '2019-03-01', '2022-05-01']
const second = ['Instaladora', 'Vetorial', '2022-06-01', null]

describe('the layout that fits a whole part', () => {
  // Names that no word marks as a function or an employer: what is alike in all entries says which is which.
  const [years, month] = ['03/2019 a 05/2022', 'desde junho de 2022']
  const [field, net, fitter, vet] = ['Técnica de Campo', 'Rede Norte', 'Instaladora', 'Vetorial']
  it.each<[string, string[]]>([
    ['function, days, employer', [field, years, net, fitter, month, vet]],
    ['employer, days, function', [net, years, field, vet, month, fitter]],
    ['days, employer, function', [years, net, field, month, vet, fitter]],
    ['days and town, then names', [`${years}\tPelotas/RS`, field, net, `${month}\tPelotas/RS`, fitter, vet]],
    ['a town alone beside the days', [field, net, `${years}\tPelotas`, fitter, vet, `${month}\tRecife`]],
    [
      'employer and days, then function and town',
      [`${net}\t${years}`, `${field}\tRecife`, `${vet}\t${month}`, `${fitter}\tRecife`],
    ],
    ['days, colon, names', [`${years}: ${field}, ${net}`, `Desde junho de 2022: ${fitter}, ${vet}`]],
    ['cells in another order', [`${years}\t${net}\t${field}`, `${month}\t${vet}\t${fitter}`]],
    [
      'sentences in a list',
      [
        `- ${field} na empresa ${net}, Santo`,
        'Antônio de Jesus/BA, de 03/2019 até 05/2022.',
        `- ${fitter} na ${vet}, Pelotas/RS, desde`,
        'junho de 2022.',
      ],
    ],
    [
      'sentences behind the days',
      [
        `${years}\t${net}. ${field}. Instalação de fibra; visitas a clientes.`,
        `${month}\t${vet}. ${fitter}. Redes.`,
      ],
    ],
    [
      'the function behind the employer, nothing between',
      [`${net} ${field}, ${years}. Visitas a clientes.`, `${vet} ${fitter}, ${month}.`],
    ],
    [
      'days in brackets that go on',
      [`${field} – ${net} (03/2019 –`, '05/2022)', `${fitter} – ${vet} (desde`, 'junho de 2022)'],
    ],
    [
      'labels without colons',
      [
        `Empresa\t${net}`,
        `Cargo\t${field}`,
        `Período\t${years}`,
        `Empresa\t${vet}`,
        `Cargo\t${fitter}`,
        `Período\t${month}`,
      ],
    ],
    [
      'labels filled with dots',
      [
        `EMPRESA ....: ${net}`,
        `CARGO ......: ${field}`,
        `PERÍODO ....: ${years}`,
        `EMPRESA ....: ${vet}`,
        `CARGO ......: ${fitter}`,
        `PERÍODO ....: ${month}`,
      ],
    ],
    [
      'a label for the function alone',
      [
        net,
        `Cargo: ${field}`,
        'Admissão: março de 2019. Saída: maio de 2022.',
        vet,
        `Cargo: ${fitter}`,
        'Admissão: junho de 2022. Até a presente data.',
      ],
    ],
    [
      'the employer as the place',
      [`De 03/2019 a 05/2022: ${field}`, `Local: ${net}`, `Desde 06/2022: ${fitter}`, `Local: ${vet}`],
    ],
    [
      'rows of labels behind the employer',
      [
        net,
        `2019-03 → 2022-05 Vínculo: CLT, Enquadramento Funcional: ${field}, Carga horária: 40`,
        vet,
        `2022-06 → atual Vínculo: CLT, Enquadramento Funcional: ${fitter}, Carga horária: 40`,
      ],
    ],
    [
      'bullets before names and days',
      [`» ${field} | ${net}`, `» ${years}`, `» ${fitter} | ${vet}`, `» ${month}`],
    ],
  ])('reads jobs laid out as %s', (_, lines) => {
    expect(jobs(...lines)).toEqual([first, second])
  })

  it('lets the other entries say which name is the function', () => {
    const known = [
      'Recepcionista – Aurora',
      '01/2015 a 02/2016',
      'Vendedor – Bela Vista',
      '03/2016 a 04/2017',
    ]
    const unknown = ['Gari – Vale Verde', '05/2017 a 06/2018']
    expect(
      jobs(...known, ...unknown)
        .map(([name, org]) => [name, org])
        .at(-1),
    ).toEqual(['Gari', 'Vale Verde'])
    const turned = ['Aurora – Recepcionista', '01/2015 a 02/2016', 'Vale Verde – Gari', '05/2017 a 06/2018']
    expect(
      jobs(...turned)
        .map(([name, org]) => [name, org])
        .at(-1),
    ).toEqual(['Gari', 'Vale Verde'])
  })

  it('keeps a name whole that has a dash, where the employer is in a line below in each entry', () => {
    const lines = [
      'Enfermeira – UTI Adulto',
      'Vale Verde',
      '01/2015 a 02/2016',
      'Enfermeira',
      'Boa Vista',
      '03/2016 a 04/2017',
    ]
    expect(jobs(...lines)[0]!.slice(0, 2)).toEqual(['Enfermeira – UTI Adulto', 'Vale Verde'])
  })

  it('joins the end of a name to the line that had no room for it', () => {
    expect(jobs('Analista de Marketing', 'Digital', 'Aurora', '01/2015 a 02/2016')[0]!.slice(0, 2)).toEqual([
      'Analista de Marketing Digital',
      'Aurora',
    ])
    expect(jobs('Atendente', 'Condomínio Jardim', 'Europa', '01/2015 a 02/2016')[0]!.slice(0, 2)).toEqual([
      'Atendente',
      'Condomínio Jardim Europa',
    ])
  })

  it.each([
    ['TÉCNICA DE CAMPO Vale Verde', 'TÉCNICA DE CAMPO', 'Vale Verde'],
    ['Técnica de Campo Supermercado Aurora', 'Técnica de Campo', 'Supermercado Aurora'],
    ['Banco Aurora Jovem Aprendiz', 'Jovem Aprendiz', 'Banco Aurora'],
  ])('divides names that only their font divides: %j', (line, name, org) => {
    expect(jobs(line, '03/2019 a 05/2022')[0]!.slice(0, 2)).toEqual([name, org])
  })

  it('takes labelled names without days', () => {
    expect(jobs('Empresa: Rede Norte', 'Cargo: Técnica de Campo')).toEqual([
      ['Técnica de Campo', 'Rede Norte', null, null],
    ])
  })

  it('reads no month in a name that begins like one', () => {
    const { formacoes } = proposalsOf('Formação\nDireito – Faculdade Santo Agostinho – 2015 a 2019')
    expect(formacoes).toEqual([
      {
        descricao: 'Direito',
        ie: 'Faculdade Santo Agostinho',
        data_inicio: '2015-01-01',
        data_fim: '2019-01-01',
      },
    ])
  })

  it.each([
    'Experiências Profissionais Relevantes',
    'Histórico laboral',
    'Experiência (últimos empregos)',
    'Onde já trabalhei',
  ])('begins jobs at %j', (head) => {
    expect(
      proposalsOf(`${head}\nTécnica de Campo - Rede Norte\n03/2019 - 05/2022`).experiencias,
    ).toHaveLength(1)
  })

  it.each([
    'Experiência voluntária',
    'Projetos de pesquisa',
    'Qualidades',
    'Cursos de curta duração',
    'Produções',
  ])('ends jobs at %j', (head) => {
    expect(
      jobs('Técnica de Campo - Rede Norte', '03/2019 - 05/2022', head, 'Aurora - Voluntária', '2020 a 2022'),
    ).toEqual([first])
  })
})
