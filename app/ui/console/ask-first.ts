/**
 * A console page is visible before its script has loaded. Until then this asks before a button with `data-confirm` acts, and the form posts
 * itself; afterwards row-forms.ts does both.
 */
addEventListener('submit', (event: SubmitEvent) => {
  const question = event.submitter?.dataset.confirm
  if (question && document.documentElement.dataset.awake === undefined && !confirm(question)) event.preventDefault()
})
