/** Links to sections: a strip that scrolls sideways on a narrow screen, a sticky list beside the text on a wide one. */
export function QuickNavigation({ links }: { links: readonly { title: string; id: string }[] }) {
  return (
    <nav aria-labelledby="quick-navigation" className="quick-navigation lg:col-[text-start/span_3]">
      <h2 id="quick-navigation" className="label text-muted">
        Quick navigation
      </h2>
      <ol>
        {links.map(({ title, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
