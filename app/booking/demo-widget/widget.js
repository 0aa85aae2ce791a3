// A demo of a provider's booking widget: it finds its element in the page and fills it. Nothing is reserved.
;(() => {
  const place = document.getElementById('booking-widget')
  if (!place || place.childElementCount > 0) return
  // Dates only, without hours: all in UTC, where every day has 24 hours.
  const day = (from, days) => {
    const date = new Date(from)
    date.setUTCDate(date.getUTCDate() + days)
    return date.toISOString().slice(0, 10)
  }
  place.innerHTML = `
    <form class="demo-widget">
      <p class="demo-widget-note"><strong>This is a demo</strong> of the provider’s booking widget. Nothing is reserved.</p>
      <label>Arrival <input type="date" name="arrival" required></label>
      <label>Departure <input type="date" name="departure" required></label>
      <label class="demo-widget-tick"><input type="checkbox" name="late" disabled> One night only, with late checkout</label>
      <p role="status" class="demo-widget-hint">Choose two nights first.</p>
    </form>`
  const form = place.firstElementChild
  const { arrival, departure, late } = form.elements
  const hint = form.querySelector('[role=status]')
  arrival.min = day(Date.now(), 1)
  form.addEventListener('input', ({ target }) => {
    if (target === arrival && arrival.value) departure.value = day(arrival.value, 2)
    const nights = (Date.parse(departure.value) - Date.parse(arrival.value)) / 86400000
    const weekend = [5, 6].includes(new Date(arrival.value).getUTCDay())
    late.disabled = nights !== 2 || weekend
    if (late.disabled) late.checked = false
    hint.textContent = weekend
      ? 'Late checkout is for weekdays, Sunday to Thursday.'
      : nights !== 2
        ? 'Choose two nights first.'
        : late.checked
          ? 'One night, and the room is yours until LATE-CHECKOUT the next day. (Demo: nothing is reserved.)'
          : 'Two nights chosen. Now you may make it one night with late checkout.'
  })
  form.addEventListener('submit', (event) => event.preventDefault())
})()
