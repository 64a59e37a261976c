package journey

import (
	"bytes"
	"context"
	"encoding/json"
	"mime/multipart"
	"net/http"
	"os"
	"testing"
	"time"

	"greenroom.test/journey/greenroom"
)

// A client made by oapi-codegen, without a line of our own but the key.
func newClient(t *testing.T) *greenroom.ClientWithResponses {
	t.Helper()
	client, err := greenroom.NewClientWithResponses(
		os.Getenv("GREENROOM_URL"),
		greenroom.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
			request.Header.Set("x-api-key", os.Getenv("GREENROOM_WIDE_KEY"))
			return nil
		}),
	)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

func filter(t *testing.T, kind greenroom.FilterFilterType, value string) greenroom.Filter {
	t.Helper()
	one := greenroom.Filter{FilterType: kind}
	if err := one.Value.FromFilterValue0(value); err != nil {
		t.Fatal(err)
	}
	return one
}

func TestFindsJudgesAndListsPeople(t *testing.T) {
	ctx, client := context.Background(), newClient(t)

	found, err := client.SearchTalentsWithResponse(ctx, nil, greenroom.SearchTalentsJSONRequestBody{
		Filters: []greenroom.Filter{filter(t, "JOB_TITLE", "data engineer")},
	})
	if err != nil || found.JSON200 == nil {
		t.Fatalf("search: %v %s", err, found.Body)
	}
	talents := found.JSON200.Data.Talents
	if len(talents) == 0 || talents[0].Firstname == nil {
		t.Fatalf("no talents: %s", found.Body)
	}

	greens, maxCredits := 1, 8
	body := greenroom.StartQualifiedSearchJSONRequestBody{
		Filters:                []greenroom.Filter{filter(t, "JOB_TITLE", "data engineer")},
		QualificationCriterias: []string{"Has worked with Spark"},
	}
	body.Target = &struct {
		Greens     *int `json:"greens,omitempty"`
		MaxCredits *int `json:"maxCredits,omitempty"`
	}{&greens, &maxCredits}
	started, err := client.StartQualifiedSearchWithResponse(ctx, nil, body)
	if err != nil || started.JSON202 == nil {
		t.Fatalf("start: %v %s", err, started.Body)
	}
	judged := waitForCall(ctx, t, client, started.JSON202.Data.CastingId)
	if len(judged.Talents) == 0 || judged.CreditsCharged > maxCredits {
		t.Fatalf("judged %d for %d credits", len(judged.Talents), judged.CreditsCharged)
	}

	created, err := client.CreateSourcingWithResponse(ctx, nil, greenroom.CreateSourcingJSONRequestBody{})
	if err != nil || created.JSON200 == nil {
		t.Fatalf("sourcing: %v %s", err, created.Body)
	}
	sourcing := created.JSON200.Data.SourcingId
	added, err := client.AddCandidateWithResponse(ctx, sourcing, nil, greenroom.AddCandidateJSONRequestBody{
		TalentId: judged.Talents[0].TalentId,
	})
	if err != nil || added.JSON200 == nil {
		t.Fatalf("add: %v %s", err, added.Body)
	}
	listed, err := client.ListCandidatesWithResponse(ctx, sourcing, nil)
	if err != nil || listed.JSON200 == nil || len(listed.JSON200.Data.Candidates) != 1 {
		t.Fatalf("list: %v %s", err, listed.Body)
	}
}

func waitForCall(
	ctx context.Context, t *testing.T, client *greenroom.ClientWithResponses, id string,
) greenroom.Casting {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		read, err := client.GetQualifiedSearchWithResponse(ctx, id, nil)
		if err != nil || read.JSON200 == nil {
			t.Fatalf("read: %v %s", err, read.Body)
		}
		if read.JSON200.Data.NextAction != "wait" {
			return read.JSON200.Data
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Fatal("the call did not end")
	return greenroom.Casting{}
}

// A file goes as multipart/form-data: its fields first, then the file with its name.
func TestImportsAFile(t *testing.T) {
	ctx, client := context.Background(), newClient(t)

	var form bytes.Buffer
	parts := multipart.NewWriter(&form)
	if err := parts.WriteField("legalBasis", "consent"); err != nil {
		t.Fatal(err)
	}
	file, err := parts.CreateFormFile("file", "été.csv")
	if err != nil {
		t.Fatal(err)
	}
	if _, err = file.Write([]byte("firstname,lastname,jobTitle\nAda,Gopher,Data Engineer\n")); err != nil {
		t.Fatal(err)
	}
	if err = parts.Close(); err != nil {
		t.Fatal(err)
	}
	started, err := client.CreateTalentImportWithBodyWithResponse(
		ctx, nil, parts.FormDataContentType(), &form,
	)
	if err != nil || started.JSON202 == nil {
		t.Fatalf("import: %v %s", err, started.Body)
	}
	done := waitForImport(ctx, t, client, started.JSON202.Data.ImportId)
	if done.Status != "completed" || done.FileName != "été.csv" || done.Counts.Created != 1 {
		t.Fatalf("import: %+v", done)
	}
	if done.LegalBasis == nil || *done.LegalBasis != "consent" {
		t.Fatalf("the field before the file was not read: %+v", done)
	}

	name := "Gopher"
	found, err := client.ListTalentsWithResponse(ctx, &greenroom.ListTalentsParams{Name: &name})
	if err != nil || found.JSON200 == nil || len(found.JSON200.Data.Talents) != 1 {
		t.Fatalf("list: %v %s", err, found.Body)
	}
}

func waitForImport(
	ctx context.Context, t *testing.T, client *greenroom.ClientWithResponses, id string,
) greenroom.TalentImport {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		read, err := client.GetTalentImportWithResponse(ctx, id)
		if err != nil || read.JSON200 == nil {
			t.Fatalf("read: %v %s", err, read.Body)
		}
		if status := read.JSON200.Data.Status; status != "queued" && status != "running" {
			return read.JSON200.Data
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Fatal("the import did not end")
	return greenroom.TalentImport{}
}

func TestReadsErrorsByTheirCode(t *testing.T) {
	refused, err := newClient(t).GetSourcingWithResponse(context.Background(), "src_none")
	if err != nil || refused.JSON404 == nil {
		t.Fatalf("%v %s", err, refused.Body)
	}
	if code := string(refused.JSON404.Error.Code); code != "not_found" {
		t.Fatal(code)
	}
}

// Each kind of value survives the way into the union and out of it.
func TestWritesEveryKindOfFilterValue(t *testing.T) {
	for _, text := range []string{`"Paris"`, `5`, `true`, `["Spark",5]`, `{"min":3,"max":8}`} {
		var value greenroom.FilterValue
		if err := json.Unmarshal([]byte(text), &value); err != nil {
			t.Fatal(err)
		}
		if written, err := json.Marshal(value); err != nil || string(written) != text {
			t.Fatalf("%s became %s (%v)", text, written, err)
		}
	}
}
