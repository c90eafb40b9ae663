interface ValuesTableProps {
  /** Heads of the columns after the field's name. */
  heads: string[]
  rows: { name: string; label: string; values: string[] }[]
}

/** Values of fields side by side, in words: what was, what is, what was typed. */
export function ValuesTable({ heads, rows }: ValuesTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-left text-sm wrap-anywhere [&_tr:last-child>*]:border-b-0 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-border [&_:is(td,th)]:px-(--cell-x) [&_th]:font-[550]">
      <thead className="text-xs text-muted-foreground">
        <tr>
          {['Campo', ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, values }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-1.5">
              {label}
            </th>
            {values.map((value, place) => (
              <td key={heads[place]} className="py-1.5">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
