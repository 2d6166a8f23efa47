{{/* Stops at a variable of extraEnv that has a place of its own. Takes root, service, entries, secret (the Secret's name), known (settings and secrets of the service), all and fixed. */}}
{{- define "lunas.checkExtraEnv" -}}
{{- $service := .service -}}{{- $known := .known -}}
{{- $seen := dict -}}
{{- range $entry := .entries -}}
  {{- $name := trimSuffix "_FILE" $entry.name -}}
  {{- $place := printf "%s.extraEnv" $service -}}
  {{- if hasKey $seen $entry.name -}}
    {{- fail (printf "%s: %s stands there twice" $place $entry.name) -}}
  {{- end -}}
  {{- $_ := set $seen $entry.name true -}}
  {{- if hasKey $known.secrets $name -}}
    {{- $listed := "" -}}
    {{- if ne (get $known.secrets $name) "required" -}}{{- $listed = printf ", and %s into %s.secrets" $name $service -}}{{- end -}}
    {{- fail (printf "%s: %s is a secret: put the file %s into the Secret %s%s" $place $name (include "lunas.fileOf" $name) $.secret $listed) -}}
  {{- else if hasKey $.all.secrets $name -}}
    {{- fail (printf "%s: %s is a secret that the %s must not have" $place $name $service) -}}
  {{- else if hasKey $.fixed $name -}}
    {{- fail (printf "%s: the chart sets %s" $place $name) -}}
  {{- else if and (hasKey $known.settings $name) (not (hasKey $entry "valueFrom")) -}}
    {{- fail (printf "%s: %s is a setting: use %s.settings.%s" $place $name $service $name) -}}
  {{- else if and (regexMatch "(SECRET|SECRET_ACCESS_KEY|PASSWORD|TOKEN|PRIVATE_KEY|CREDENTIALS)$" $entry.name) (not (hasKey $entry "valueFrom")) -}}
    {{- fail (printf "%s: %s holds a secret: use valueFrom.secretKeyRef" $place $name) -}}
  {{- end -}}
{{- end -}}
{{- end }}

{{/* The secrets and the settings that any service reads, as YAML. */}}
{{- define "lunas.allKnown" -}}
{{- $secrets := dict -}}{{- $settings := dict -}}
{{- range $own := include "lunas.known" . | fromYaml -}}
  {{- $secrets = merge $secrets $own.secrets -}}{{- $settings = merge $settings $own.settings -}}
{{- end -}}
{{ toYaml (dict "secrets" $secrets "settings" $settings) }}
{{- end }}

{{/* What `lunas-ops ledger` reads: the database, and the nodes of every chain. */}}
{{- define "lunas.ledgerSecrets" -}}
{{- $names := list -}}
{{- $known := (include "lunas.known" . | fromYaml).console.secrets -}}
{{- range $name := keys $known | sortAlpha -}}
  {{- if or (eq $name "DATABASE_URL") (and (hasSuffix "_RPC_URLS" $name) (eq (get $known $name) "required")) -}}{{- $names = append $names $name -}}{{- end -}}
{{- end -}}
{{ join " " $names }}
{{- end }}

{{/* The same for a job, whose secrets are all required. Takes root, job and names (of its secrets). */}}
{{- define "lunas.checkJobEnv" -}}
{{- $secrets := dict -}}
{{- range .names -}}{{- $_ := set $secrets . "required" -}}{{- end -}}
{{- $values := index .root.Values .job -}}
{{- $known := dict "secrets" $secrets "settings" dict -}}
{{- $all := include "lunas.allKnown" .root | fromYaml -}}
{{- include "lunas.checkExtraEnv" (dict "service" .job "entries" $values.extraEnv "secret" $values.existingSecret "known" $known "all" $all "fixed" dict) -}}
{{- end }}
