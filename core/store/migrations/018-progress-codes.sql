-- The text of a sending's progress is the code of what the bar says; the page says it in its own language.
update bff.sending set text = case text
  when 'Personalizing card...' then 'personalizing'
  when 'Saving information...' then 'saving'
  when 'Saving card to order...' then 'saving-card'
  when 'Saving shipping info...' then 'saving-shipping'
  when 'Saving billing info...' then 'saving-billing'
  when 'Finalizing Order...' then 'finalizing'
  when 'Placing order...' then 'placing'
  else text end
where text like '%...';
